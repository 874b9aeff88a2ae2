import type { CommandTools, KeyChoice } from '@waybill/ui-shell/console';
import { profileCall, savePreferencesCall, shortcutNames } from '../contract';

/** Saves which keys somebody has chosen among the preferences of the account, the others as they are there. */
export async function keepKeys(
  { read, write }: Pick<CommandTools, 'read' | 'write'>,
  { keys, off, singleOff }: KeyChoice,
): Promise<void> {
  const { preferences } = await read(profileCall);
  const keysOff = shortcutNames.filter((name) => off.includes(name));
  await write(savePreferencesCall, { ...preferences, keys, keysOff, singleKeysOff: singleOff }, [profileCall]);
}
