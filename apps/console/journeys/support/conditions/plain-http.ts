import type { Condition } from './condition';

/** A host name without https, which the browser maps to this machine: the page has no secure context. */
export const plainHttp: Condition = {
  host: 'console.test',
  expects: /^The Cross-Origin-Opener-Policy header has been ignored/,
  faultsOf: (page) =>
    page.evaluate(() => (isSecureContext && /^http/.test(location.protocol) ? [`${location.origin} is secure`] : [])),
};
