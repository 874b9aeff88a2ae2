import * as auth from '@waybill/auth-core/react';
import * as shell from '@waybill/ui-shell';
import * as assembly from '@waybill/ui-shell/console';
import * as table from '@waybill/ui-shell/table';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { samples, within } from './samples.mjs';

// A function that is not a component (a class, a factory with a capital letter) is named in `samples` as null.
const failures = [];
let drawn = 0;
for (const [name, component] of Object.entries({ ...auth, ...shell, ...table, ...assembly })) {
  if (!isComponent(name, component) || samples[name] === null) continue;
  try {
    renderToString(within(createElement(component, samples[name]?.())));
    drawn += 1;
  } catch (error) {
    const hint = name in samples ? '' : ' If it needs props, add a row to scripts/packaging/consumer/samples.mjs.';
    failures.push(`<${name}> cannot be drawn on a server: ${error.message}${hint}`);
  }
}
console.log([`${drawn} components drawn`, ...failures].join('\n'));
process.exit(failures.length > 0 || drawn === 0 ? 1 : 0);

function isComponent(name, value) {
  return /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || typeof value?.$$typeof === 'symbol');
}
