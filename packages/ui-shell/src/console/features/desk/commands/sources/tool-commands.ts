import type { Toasts } from '../../../../../feedback/create-toasts';
import type { Notices } from '../../../../../shell/notice/create-notices';
import { noticeMessages } from '../../../../../shell/notice/messages';
import { arrangeTools } from '../../../../../shell/tools/arrange-tools';
import { isToolShown } from '../../../../../shell/tools/tool';
import type { Command } from '../../../../kernel/command';
import type { ConsoleParts } from '../../../../kernel/console-parts';
import { headerTools } from '../../tools/header-tools';

/** The command to clear the notices, if the header has their tool. */
export const toolCommands = (parts: ToolParts, notices: Notices): readonly Command[] =>
  arrangeTools(headerTools, parts.tools).some((tool) => tool.id === 'notice' && isToolShown(tool, parts.theme.settings))
    ? noticeCommands(notices, parts.toasts)
    : [];

type ToolParts = Pick<ConsoleParts, 'tools' | 'theme' | 'toasts'>;

/** Clears the notices, if any. */
const noticeCommands = (notices: Notices, toasts: Toasts): readonly Command[] =>
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
