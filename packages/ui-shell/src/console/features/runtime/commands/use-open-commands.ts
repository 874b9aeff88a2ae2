import { useConsole } from '../../../kernel/console-context';
import { createCommands } from './create-commands';

/** Opens the command palette or the key sheet from a button. Throws outside of a console. @beta */
export function useOpenCommands(): { openPalette: () => void; openKeys: () => void } {
  const { openRequests } = useConsole().once(createCommands);
  return { openPalette: openRequests.palette.tell, openKeys: openRequests.keys.tell };
}
