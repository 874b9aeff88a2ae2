import { version } from 'react';

/** Throws if the page's React is older than this package supports. */
export function requireReact(installed: string = version): void {
  const [major = 0, minor = 0] = installed.split('.').map(Number);
  if (major < 19 || (major === 19 && minor < 3))
    throw new Error(
      `@waybill/ui-shell needs React 19.3 or newer, and this page has ${installed}: npm install react@19 react-dom@19.`,
    );
}
