import { expect, it } from 'vitest';
import { requireReact } from './require-react';

it('rejects an older React in a sentence with its version', () => {
  for (const old of ['18.3.1', '19.0.0', '19.2.9', '19.2.0-rc.1'])
    expect(() => requireReact(old)).toThrow(
      `@waybill/ui-shell needs React 19.3 or newer, and this page has ${old}: npm install react@19 react-dom@19.`,
    );
});

it('accepts supported versions', () => {
  for (const good of ['19.3.0', '19.3.1', '19.12.0', '20.0.0']) expect(() => requireReact(good)).not.toThrow();
  expect(() => requireReact()).not.toThrow();
});
