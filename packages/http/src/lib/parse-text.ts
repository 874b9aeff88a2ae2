/** The value that a text stands for, or the text itself where it is no JSON. */
export function parseText(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text);
  } catch {
    return text;
  }
}
