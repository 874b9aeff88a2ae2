import type { ConsoleOptions } from '@waybill/ui-shell/console';

/** The settings that the journeys of the modes try, each by the name that stands in `?mode=`. */
export const modes = {
  all: { authentication: 'all', theme: { showLanguage: true } },
  visit: { authentication: 'visit' },
  'support-visit': { supportVisit: true },
  'virtual-roles': { loginInterception: false },
  'no-role-control': { roleControl: false },
  'no-record-route': { recordRoute: false },
  rsa: { loginRsa: true },
  session: { tokenStorage: 'session' },
  cookie: { tokenStorage: 'cookie' },
  memory: { tokenStorage: 'memory' },
  'keep-tabs': { tabs: { keepOnReload: true } },
  settings: { titleReverse: true, titleSeparator: ' | ', storagePrefix: 'other' },
  'kept-pages': { tabs: { keptPages: 2 } },
  'block-devtools': { blockDevtools: true },
} as const satisfies Record<string, ConsoleOptions>;

/** Name of one of the tried settings. */
export type Mode = keyof typeof modes;

export const isMode = (name: string | null): name is Mode => name !== null && Object.hasOwn(modes, name);
