/** Decodes a body by the charset of its content type, else by the given one. An unknown charset counts as UTF-8. */
export function decodeText(bytes: ArrayBuffer, contentType = '', charset = 'utf-8'): string {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(contentType)?.[1] ?? charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
