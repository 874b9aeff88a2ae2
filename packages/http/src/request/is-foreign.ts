/** Whether an address leads to another origin than the base address; relative ones never do. */
export function isForeign(url: string, baseUrl = ''): boolean {
  if (!/^([a-z][a-z\d+.-]*:)?[\\/]{2}/i.test(url)) return false;
  try {
    return new URL(url, baseUrl).origin !== new URL(baseUrl).origin;
  } catch {
    return true;
  }
}
