import { useConsole } from '../../../kernel/console-context';
import { createCommands } from './create-commands';

/** Opens the palette of commands, or the sheet on which their keys are changed, as a button does. Throws outside of a console. @beta */
export function useOpenCommands(): { openPalette: () => void; openKeys: () => void } {
  const { asked } = useConsole().once(createCommands);
  return { openPalette: asked.palette.tell, openKeys: asked.keys.tell };
}
