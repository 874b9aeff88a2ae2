import type { ConsoleParts } from '../kernel/console-context';
import { createListSettings, type ListSettingsStore } from './create-list-settings';

/** What accounts keep of their lists in a console; follows what other windows change. */
export const listSettingsOf = (parts: ConsoleParts): ListSettingsStore => parts.once(connect, parts);

function connect({ config, errorLog, ended }: ConsoleParts): ListSettingsStore {
  const made = createListSettings({
    storage: () => window.localStorage,
    name: config.storagePrefix,
    report: errorLog.report,
  });
  window.addEventListener('storage', made.reread, { signal: ended });
  return made;
}
