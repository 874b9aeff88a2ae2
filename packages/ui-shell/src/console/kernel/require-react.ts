import { version } from 'react';

/** Throws if the page's React is older than this package supports. */
export function requireReact(installed: string = version): void {
  const [major = 0, minor = 0] = installed.split('.').map(Number);
  if (major < 19 || (major === 19 && minor < 3))
    throw new Error(
      `@waybill/ui-shell needs React 19.3 or newer, and this page has ${installed}: npm install react@19 react-dom@19.`,
    );
}

/** Throws for a part of `createConsole` that the console cannot start with, in code that no compiler checks. */
export function requireParts({ routes, api, modules }: { routes?: unknown; api?: unknown; modules?: unknown }): void {
  const wrong = [
    !Array.isArray(routes) && '`routes` of createConsole is a list: defineRoutes([{ path: … }]).',
    !Array.isArray(modules ?? []) && '`modules` of createConsole is a list: [defineModule({ name: … })].',
    api &&
      !Object.hasOwn(Object(api), 'endpoints') &&
      '`api` of createConsole is made by envelopeApi, restApi and so on.',
  ].find((sentence) => typeof sentence === 'string');
  if (wrong) throw new Error(wrong);
}
