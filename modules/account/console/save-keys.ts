import type { CommandTools, KeyChoice } from '@waybill/ui-shell/console';
import { profileCall, savePreferencesCall, shortcutNames } from '../contract';

/** Saves the chosen keys in the account's preferences and keeps the other preferences. */
export async function saveKeys(
  { read, write }: Pick<CommandTools, 'read' | 'write'>,
  { keys, off, singleOff }: KeyChoice,
): Promise<void> {
  const { preferences } = await read(profileCall);
  const keysOff = shortcutNames.filter((name) => off.includes(name));
  await write(savePreferencesCall, { ...preferences, keys, keysOff, singleKeysOff: singleOff }, [profileCall]);
}
