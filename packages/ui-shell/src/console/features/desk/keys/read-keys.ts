const held = ['Ctrl', 'Meta', 'Mod', 'Alt', 'Shift'];

/** Whether this device uses ⌘ instead of Ctrl. */
export const isMac = (): boolean => /Mac|iP/.test(navigator.platform);

/** Written keys, step by step: `g o` is `['G', 'O']`. */
export const readKeys = (keys: string): readonly string[] => keys.split(/\s+/).filter(Boolean).map(readStep);

function readStep(step: string): string {
  const parts = step.split('+').map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`);
  const name = parts.pop() ?? '';
  return [...held.filter((each) => parts.includes(each)), name].join('+');
}

/** Whether a step is a single character without modifiers. */
export const isSingle = (step: string | undefined): boolean => step?.length === 1;

/** The labels of the key caps in order, each with a unique id. */
export const toCaps = (keys: string, mac: boolean): readonly { id: string; cap: string }[] =>
  readKeys(keys).flatMap((step, at) =>
    step.split('+').map((part) => ({ id: `${at}.${part}`, cap: caps(mac)[part] ?? part })),
  );

const caps = (mac: boolean): Readonly<Record<string, string>> =>
  mac ? { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃' } : { Mod: 'Ctrl' };
