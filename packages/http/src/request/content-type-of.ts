/** The content type among the headers, whatever the case of its name. */
export function contentTypeOf(headers: Readonly<Record<string, string>> = {}): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
}
