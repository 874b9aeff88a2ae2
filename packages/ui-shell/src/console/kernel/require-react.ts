import { version } from 'react';

/** Throws one sentence where the page's React is older than what this package needs. */
export function requireReact(found: string = version): void {
  const [major = 0, minor = 0] = found.split('.').map(Number);
  if (major < 19 || (major === 19 && minor < 3))
    throw new Error(
      `@waybill/ui-shell needs React 19.3 or newer, and this page has ${found}: npm install react@19 react-dom@19.`,
    );
}
