import { useConsole } from '../../../kernel/console-context';
import { createCommands } from './create-commands';

/** Opens the command palette, the key sheet or the theme drawer from a button. Throws outside of a console. @beta */
export function useOpenCommands(): { openPalette: () => void; openKeys: () => void; openTheme: () => void } {
  const { openRequests, run } = useConsole().once(createCommands);
  return {
    openPalette: openRequests.palette.notify,
    openKeys: openRequests.keys.notify,
    openTheme: () => run('tool.theme'),
  };
}
