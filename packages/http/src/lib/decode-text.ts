/** The text of a body's bytes, by the charset that its content type names, else by another. A charset that the platform does not know is taken for UTF-8. */
export function decodeText(bytes: ArrayBuffer, contentType = '', charset = 'utf-8'): string {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(contentType)?.[1] ?? charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
