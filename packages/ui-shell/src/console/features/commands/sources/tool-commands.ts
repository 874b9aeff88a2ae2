import { arrangeTools } from '../../../../shell/tools/arrange-tools';
import { isToolShown } from '../../../../shell/tools/tool';
import type { Command } from '../../../kernel/command';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { headerTools } from '../../tools/header-tools';

/** The tools of the header that are shown: each is pressed as by the keyboard. */
export const toolCommands = ({ tools, theme }: Pick<ConsoleParts, 'tools' | 'theme'>): readonly Command[] =>
  arrangeTools(headerTools, tools)
    .filter((tool) => isToolShown(tool, theme.settings))
    .map(({ id, title }) => ({ id: `tool.${id}`, title, run: () => pressTool(id) }));

function pressTool(id: string): void {
  const button = document.querySelector<HTMLElement>(`[data-tool="${id}"] :is(button, a)`);
  button?.focus();
  // A menu opens by its key, anything else by the click that follows it.
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (button?.dispatchEvent(enter)) button.click();
}
