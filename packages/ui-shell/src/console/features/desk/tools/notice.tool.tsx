import { useEffect } from 'react';
import { NoticePopover } from '../../../../shell/notice/notice-popover';
import { tool } from '../../../../shell/tools/tool';
import { useConsole } from '../../../kernel/console-context';

export const noticeTool = tool({
  id: 'notice',
  title: { zh: '消息', en: 'Messages' },
  setting: true,
  button: Notice,
});

/** Fills the lists once the shell stands, so that the number on the bell is there before anyone looks. */
function Notice() {
  const { notices, toasts } = useConsole();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const kind of ['notice', 'email'] as const) void notices.load(kind, { background: true });
    }, loadDelayMs);
    return () => clearTimeout(timer);
  }, [notices]);
  return (
    <NoticePopover notices={notices} onCleared={toasts.success} onClearFailed={(message) => toasts.error(message)} />
  );
}

/** The page's own requests go first. */
const loadDelayMs = 300;
