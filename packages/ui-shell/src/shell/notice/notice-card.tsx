import * as Popover from '@radix-ui/react-popover';
import styled from 'styled-components';
import { PopoverRoot } from '../../lib/popover-root';
import { useText } from '../../locales/use-text';
import { rising } from '../../theme/floating-pieces';
import { floating } from '../../theme/pieces';
import { size } from '../../theme/tokens';
import { noticeMessages } from './messages';
import { NoticePanel, type NoticePanelProps } from './notice-panel';
import type { HoverPopover } from './use-hover-popover';

export interface NoticeCardProps
  extends NoticePanelProps,
    Pick<HoverPopover, 'open' | 'trigger' | 'content' | 'contentProps'> {
  onClose: () => void;
}

/** The floating card below the bell, loaded on intent. */
export function NoticeCard({ open, onClose, trigger, content, contentProps, ...panel }: NoticeCardProps) {
  const t = useText();
  return (
    <PopoverRoot open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor virtualRef={trigger} />
      <Popover.Portal>
        <Card
          ref={content}
          aria-label={t(noticeMessages.open)}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => trigger.current?.contains(event.target as Node) && event.preventDefault()}
          {...contentProps}
        >
          <NoticePanel {...panel} />
        </Card>
      </Popover.Portal>
    </PopoverRoot>
  );
}

const Card = styled(Popover.Content)`
  ${floating}
  width: ${size('popover')};
  outline: 0;
  ${rising}
`;
