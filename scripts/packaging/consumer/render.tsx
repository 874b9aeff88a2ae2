import { I18nProvider } from '@lingui/react';
import * as auth from '@waybill/auth-core/react';
import * as shell from '@waybill/ui-shell';
import * as assembly from '@waybill/ui-shell/console';
import * as controls from '@waybill/ui-shell/controls';
import * as forms from '@waybill/ui-shell/forms';
import * as table from '@waybill/ui-shell/table';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { samples } from './samples';

const i18n = shell.createI18n({ messages: shell.shellMessages });
const location = { path: '/order/list', search: '', hash: '' };
const router: shell.ShellRouter = { location, navigate: () => undefined, href: (to) => `/#${to}` };
const within = (element: ReactElement) => (
  <I18nProvider i18n={i18n}>
    <shell.ShellRouterProvider router={router}>{element}</shell.ShellRouterProvider>
  </I18nProvider>
);

const exported: Record<string, unknown> = { ...auth, ...shell, ...table, ...forms, ...controls, ...assembly };
const names = Object.keys(exported).filter((name) => isComponent(name, exported[name]));
// What only a console can show says so, by name.
const ofConsoles = ['ListPage'];
const failures = names.flatMap((name) => {
  try {
    renderToString(within(samples[name] ?? createElement(exported[name] as ComponentType)));
    return [];
  } catch (error) {
    if (ofConsoles.includes(name) && /was called outside of a console\./.test((error as Error).message)) return [];
    const hint = name in samples ? '' : ' If it needs props, add a row to scripts/packaging/consumer/samples.tsx.';
    return [`<${name}> cannot be drawn on a server: ${(error as Error).message}${hint}`];
  }
});
for (const name of Object.keys(samples))
  if (!names.includes(name)) failures.push(`samples.tsx names <${name}>, which is not exported.`);
console.log([`${names.length} components`, ...failures].join('\n'));
if (failures.length > 0) throw new Error(`${failures.length} of ${names.length} failed`);

function isComponent(name: string, value: unknown) {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !(value.prototype instanceof Error);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
