import { Bell } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ToolButton } from '../../controls/basic/tool-button';
import { createLazyPart } from '../../lib/create-lazy-part';
import { useOnIntent } from '../../lib/use-on-intent';
import { useText } from '../../locales/use-text';
import { type Notices, noticeBadge } from './create-notices';
import { noticeMessages } from './messages';
import type { NoticeKind } from './notice-item';
import { useHoverPopover } from './use-hover-popover';

/** @public */
export interface NoticePopoverProps {
  notices: Notices;
  /** Everything was cleared; `message` is the sentence to show as a success. */
  onCleared?: (message: string) => void;
  /** Clearing failed; `message` is the sentence to show as an error. */
  onClearFailed?: (message: string, cause: unknown) => void;
}

const card = createLazyPart(() => import('./notice-card').then((module) => module.NoticeCard));

/** The bell of the header with its badge; hover, keyboard focus or a tap opens the 300 px popover of notices and emails. @public */
export function NoticePopover({ notices, onCleared, onClearFailed }: NoticePopoverProps) {
  const t = useText();
  const state = useSnapshot(notices.state) as Notices['state'];
  const { open, close, trigger, content, triggerProps, contentProps } = useHoverPopover();
  const Card = useOnIntent(card, open, close);
  const shown = open && Card !== null;
  const [kind, setKind] = useState<NoticeKind>('notice');
  const load = useEffectEvent((which: NoticeKind) => void notices.load(which));
  useEffect(() => {
    if (open) load(kind);
  }, [open, kind]);

  const handleClear = () =>
    notices.clear().then(
      () => onCleared?.(t(noticeMessages.cleared)),
      (cause: unknown) => onClearFailed?.(t(noticeMessages.clearFailed), cause),
    );

  return (
    <>
      <ToolButton
        ref={trigger}
        icon={Bell}
        label={t(noticeMessages.open)}
        badge={noticeBadge(state)}
        title={open ? '' : t(noticeMessages.open)}
        aria-haspopup="dialog"
        aria-expanded={shown}
        data-state={shown ? 'open' : 'closed'}
        {...triggerProps}
      />
      {Card && (
        <Card
          open={open}
          onClose={close}
          trigger={trigger}
          content={content}
          contentProps={contentProps}
          kind={kind}
          lists={state.lists}
          clearing={state.clearing}
          onKindChange={setKind}
          onRetry={notices.load}
          onClear={handleClear}
        />
      )}
    </>
  );
}
