import { useEffect } from 'react';
import { NoticePopover } from '../../../../shell/notice/notice-popover';
import { tool } from '../../../../shell/tools/tool';
import { useNotices } from '../../http/create-console-notices';
import { useToasts } from '../../runtime/console-hooks';

export const noticeTool = tool({
  id: 'notice',
  title: { zh: '消息', en: 'Messages' },
  setting: true,
  button: Notice,
});

/** Loads the lists after the shell has rendered, so that the bell shows its number. */
function Notice() {
  const toasts = useToasts();
  const notices = useNotices();
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

/** Delay in ms, so that the page's requests go first. */
const loadDelayMs = 300;
