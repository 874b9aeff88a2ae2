import { useConsole } from '../../../kernel/console-context';
import { createCommands } from './create-commands';

/** Opens the palette of commands, the sheet on which their keys are changed, or the theme drawer, as a button does. Throws outside of a console. @beta */
export function useOpenCommands(): { openPalette: () => void; openKeys: () => void; openTheme: () => void } {
  const { asked, run } = useConsole().once(createCommands);
  return { openPalette: asked.palette.tell, openKeys: asked.keys.tell, openTheme: () => run('tool.theme') };
}
