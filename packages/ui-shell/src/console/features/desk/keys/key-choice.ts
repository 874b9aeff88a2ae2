import type { KeyChoice } from '../../../kernel/command';

/** What somebody has chosen, of what is kept; nothing of it is trusted. */
export function readKeyChoice(kept: unknown): KeyChoice {
  const { keys, keysOff, singleKeysOff } = Object(kept) as Record<string, unknown>;
  const chosen = Object.entries(Object(keys)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 40,
  );
  return {
    keys: Object.fromEntries(chosen.slice(0, 200)),
    off: Array.isArray(keysOff) ? keysOff.filter((id) => typeof id === 'string') : [],
    singleOff: singleKeysOff === true,
  };
}

/** The same as it is kept among the settings of an app. */
export const writeKeyChoice = ({ keys, off, singleOff }: KeyChoice) => ({
  keys: { ...keys },
  keysOff: [...off],
  singleKeysOff: singleOff,
});
