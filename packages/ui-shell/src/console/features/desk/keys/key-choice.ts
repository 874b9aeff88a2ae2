import type { KeyChoice } from '../../../kernel/command';

/** Validates a user's stored choice of keys. */
export function readKeyChoice(stored: unknown): KeyChoice {
  const { keys, keysOff, singleKeysOff } = Object(stored) as Record<string, unknown>;
  const chosen = Object.entries(Object(keys)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 40,
  );
  return {
    keys: Object.fromEntries(chosen.slice(0, 200)),
    off: Array.isArray(keysOff) ? keysOff.filter((id) => typeof id === 'string') : [],
    singleOff: singleKeysOff === true,
  };
}

/** The stored form of a choice of keys in the settings. */
export const writeKeyChoice = ({ keys, off, singleOff }: KeyChoice) => ({
  keys: { ...keys },
  keysOff: [...off],
  singleKeysOff: singleOff,
});
