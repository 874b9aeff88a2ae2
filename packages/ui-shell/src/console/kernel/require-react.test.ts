import { expect, it } from 'vitest';
import { envelopeApi } from './api/envelope-api';
import { requireParts, requireReact } from './require-react';

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

it.each([
  [{}, '`routes` of createConsole is a list'],
  [{ routes: { path: '/order' } }, '`routes` of createConsole is a list'],
  [{ routes: [], api: 'https://api.acme.example' }, '`api` of createConsole is made by envelopeApi'],
  [{ routes: [], api: fetch }, '`api` of createConsole is made by envelopeApi'],
  [{ routes: [], modules: { name: 'parcels' } }, '`modules` of createConsole is a list'],
])('a console of %o is refused with the part that is wrong', (application, sentence) => {
  expect(() => requireParts(application)).toThrow(sentence);
});

it('a console of routes alone has its parts', () => {
  expect(() => requireParts({ routes: [] })).not.toThrow();
  expect(() => requireParts({ routes: [], api: envelopeApi(), modules: [] })).not.toThrow();
});
