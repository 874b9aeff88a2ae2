'use client';

import * as Popover from '@radix-ui/react-popover';
import { Bell } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useSnapshot } from 'valtio';
import { useText } from '../locales/use-text';
import { layer } from '../theme/layers';
import { color, motion, radius, shadow, size, textSize } from '../theme/tokens';
import { ToolButton } from '../tools/tool-button';
import { type Notices, noticeBadge } from './create-notices';
import { noticeMessages } from './messages';
import type { NoticeKind } from './notice-item';
import { NoticePanel } from './notice-panel';
import { useHoverPopover } from './use-hover-popover';

export interface NoticePopoverProps {
  notices: Notices;
  /** Everything was cleared; `message` is the sentence to show as a success. */
  onCleared?: (message: string) => void;
  /** Clearing failed; `message` is the sentence to show as an error. */
  onClearFailed?: (message: string, cause: unknown) => void;
}

/** The bell of the header with its badge; hover, keyboard focus or a tap opens the 300 px popover of notices and emails. */
export function NoticePopover({ notices, onCleared, onClearFailed }: NoticePopoverProps) {
  const t = useText();
  const state = useSnapshot(notices.state) as Notices['state'];
  const { open, close, trigger, content, triggerProps, contentProps } = useHoverPopover();
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
    <Popover.Root open={open} onOpenChange={(next) => !next && close()}>
      <Popover.Anchor asChild>
        <ToolButton
          ref={trigger}
          icon={Bell}
          label={t(noticeMessages.open)}
          badge={noticeBadge(state)}
          title={open ? '' : t(noticeMessages.open)}
          aria-haspopup="dialog"
          aria-expanded={open}
          data-state={open ? 'open' : 'closed'}
          {...triggerProps}
        />
      </Popover.Anchor>
      <Popover.Portal>
        <Panel
          ref={content}
          aria-label={t(noticeMessages.open)}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => trigger.current?.contains(event.target as Node) && event.preventDefault()}
          {...contentProps}
        >
          <NoticePanel
            kind={kind}
            lists={state.lists}
            clearing={state.clearing}
            onKindChange={setKind}
            onRetry={notices.load}
            onClear={handleClear}
          />
        </Panel>
      </Popover.Portal>
    </Popover.Root>
  );
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Panel = styled(Popover.Content)`
  z-index: ${layer('popover')};
  box-sizing: border-box;
  width: ${size('popover')};
  overflow: hidden;
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  outline: 0;
  background: ${color('surface')};
  box-shadow: ${shadow('popover')};
  color: ${color('text')};
  font-size: ${textSize('body')};
  animation: ${rise} ${motion('fast')};
`;
