import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { baseModules, screenModules, sharedModules } from './console-chunks';
import { isModule } from './module-name';

it('a module is known by its name in sources, in a build and on Windows', () => {
  expect(isModule('/home/me/waybill/packages/ui-shell/src/form/field.tsx', 'ui-shell/form/field')).toBe(true);
  expect(isModule('/app/node_modules/@waybill/ui-shell/dist/form/field.js?v=1', 'ui-shell/form/field')).toBe(true);
  expect(isModule('C:\\app\\node_modules\\react-dom\\client.js', 'node_modules/react-dom/')).toBe(true);
  expect(isModule('/app/node_modules/react-dom/client.js', 'node_modules/react/')).toBe(false);
  expect(isModule('/app/node_modules/@waybill/ui-shell/dist/form/text-field.js', 'ui-shell/form/field')).toBe(false);
});

it('every shared module is there', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const folders = ['ui-shell', 'auth-core', 'http', 'validators'].map((name) => `packages/${name}/src`);
  const files = [
    ...folders,
    ...['@emotion', '@radix-ui', 'lucide-react/dist/esm', 'react', 'react-dom', 'react-router', 'react-router-dom'].map(
      (name) => `node_modules/${name}`,
    ),
    ...['scheduler', 'styled-components', 'stylis'].map((name) => `node_modules/${name}`),
  ].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
  );
  const named = [...baseModules, ...Object.values({ ...sharedModules, ...screenModules }).flat()];
  expect(named.filter((name) => !files.some((file) => isModule(file, name)))).toEqual([]);
});
