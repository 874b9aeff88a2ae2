/** Parses a text, or returns it unchanged if it is not JSON. */
export function parseText(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}
