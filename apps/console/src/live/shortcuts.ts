import { isComposingKey } from '@waybill/ui-shell';

/** What the keyboard does anywhere in the console, by the key that is pressed together with Alt. */
export const shortcuts = {
  newOrder: { code: 'KeyN', key: 'N' },
  reload: { code: 'KeyR', key: 'R' },
  closeTab: { code: 'KeyW', key: 'W' },
  previousTab: { code: 'Comma', key: ',' },
  nextTab: { code: 'Period', key: '.' },
} as const;

export type ShortcutName = keyof typeof shortcuts;

export const shortcutNames = Object.keys(shortcuts) as [ShortcutName, ...ShortcutName[]];

/** Of what a device or an account keeps, the shortcuts that somebody does not want. */
export function readKeysOff(kept: unknown): ShortcutName[] {
  return Array.isArray(kept) ? shortcutNames.filter((name) => kept.includes(name)) : [];
}

/** The shortcut that a press means: with Alt alone, outside of what is typed into and of dialogs. */
export function shortcutOf(event: KeyboardEvent, off: readonly ShortcutName[]): ShortcutName | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat || isComposingKey(event))
    return undefined;
  if (event.target instanceof Element && event.target.closest(taken)) return undefined;
  return shortcutNames.find((name) => shortcuts[name].code === event.code && !off.includes(name));
}

const taken = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';
