import { profileCall, savePreferencesCall, shortcutNames } from '@waybill/contract/personal';
import { type CommandTools, type KeyChoice, readResponse } from '@waybill/ui-shell/console';

/** Saves which keys somebody has chosen among the preferences of the account, the others as they are there. */
export async function keepKeys(http: CommandTools['http'], { keys, off, singleOff }: KeyChoice): Promise<void> {
  const { url, response } = profileCall;
  const { preferences } = await readResponse(`GET ${url}`, response, await http.get(url));
  const keysOff = shortcutNames.filter((name) => off.includes(name));
  await http.post(savePreferencesCall.url, { ...preferences, keys, keysOff, singleKeysOff: singleOff });
}
