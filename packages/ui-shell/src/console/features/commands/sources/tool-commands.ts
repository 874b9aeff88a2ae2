import { noticeMessages } from '../../../../shell/notice/messages';
import { arrangeTools } from '../../../../shell/tools/arrange-tools';
import { isToolShown } from '../../../../shell/tools/tool';
import type { Command } from '../../../kernel/command';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { headerTools } from '../../tools/header-tools';

/** The tools of the header that are shown: each is pressed as by the keyboard. What a tool itself can do stands beside it. */
export function toolCommands(parts: ToolParts): readonly Command[] {
  const shown = arrangeTools(headerTools, parts.tools).filter((tool) => isToolShown(tool, parts.theme.settings));
  return [
    // The palette is the search, and a tool without a button that can be pressed cannot act.
    ...shown
      .filter(({ id }) => id !== 'search' && buttonOf(id))
      .map(({ id, title }) => ({ id: `tool.${id}`, title, run: () => pressTool(id) })),
    ...(shown.some(({ id }) => id === 'notice') ? noticeCommands(parts) : []),
  ];
}

type ToolParts = Pick<ConsoleParts, 'tools' | 'theme' | 'notices' | 'toasts'>;

/** Clears the messages, where there are any. */
const noticeCommands = ({ notices, toasts }: ToolParts): readonly Command[] =>
  Object.values(notices.state.lists).some(({ items }) => items.length > 0)
    ? [
        {
          id: 'notices.clear',
          title: noticeMessages.clear,
          run: () =>
            notices.clear().then(
              () => toasts.success(noticeMessages.cleared),
              () => toasts.error(noticeMessages.clearFailed),
            ),
        },
      ]
    : [];

const buttonOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-tool="${id}"] :is(button, a):not(:disabled)`);

function pressTool(id: string): void {
  const button = buttonOf(id);
  button?.focus();
  // A menu opens by its key, anything else by the click that follows it.
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (button?.dispatchEvent(enter)) button.click();
}
