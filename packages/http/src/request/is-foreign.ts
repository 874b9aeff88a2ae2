import axios from 'axios';

/** Whether a call leaves the base address's origin, judged on the very address that a browser would resolve. What cannot be resolved does. */
export function isForeign(url: string, baseUrl = ''): boolean {
  const page = globalThis.document?.baseURI ?? globalThis.location?.href ?? 'http://own.invalid';
  try {
    return new URL(axios.getUri({ baseURL: baseUrl, url }), page).origin !== new URL(baseUrl, page).origin;
  } catch {
    return true;
  }
}
