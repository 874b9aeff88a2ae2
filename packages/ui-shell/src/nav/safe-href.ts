const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A checked address outside the app: http, https, mailto, tel or `//host`; `undefined` for any other (javascript:, data:, a backslash, a path of the app). @public */
export function safeHref(address: string): string | undefined {
  const trimmed = address.trim();
  if ([...trimmed].some((letter) => letter <= ' ' || letter === '\\' || letter === '\u007f')) return undefined;
  if (!trimmed.startsWith('//') && !/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return undefined;
  try {
    const url = new URL(trimmed, 'https://relative.invalid');
    if (!schemes.has(url.protocol)) return undefined;
    if (url.protocol.startsWith('http') && !/^(https?:)?\/\/[^/]/i.test(trimmed)) return undefined;
    return trimmed;
  } catch {
    return undefined;
  }
}

/** Whether an address is external, safe or not: it has a scheme or starts with `//`. */
export function isExternalAddress(address: string): boolean {
  return /^\s*([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(address);
}
