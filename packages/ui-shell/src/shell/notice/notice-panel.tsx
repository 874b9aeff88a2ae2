import * as Tabs from '@radix-ui/react-tabs';
import { BrushCleaning } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../controls/basic/button';
import { useText } from '../../locales/use-text';
import { pageTab } from '../../theme/pieces';
import { color, size, space } from '../../theme/tokens';
import type { Notices } from './create-notices';
import { noticeMessages } from './messages';
import type { NoticeKind } from './notice-item';
import { NoticeList } from './notice-list';

export interface NoticePanelProps {
  kind: NoticeKind;
  lists: Notices['state']['lists'];
  clearing: boolean;
  onKindChange: (kind: NoticeKind) => void;
  onRetry: (kind: NoticeKind) => void;
  onClear: () => void;
}

const kinds = ['notice', 'email'] as const;

/** The inside of the notice popover: two tabs over a list each, and the button that clears all messages. */
export function NoticePanel({ kind, lists, clearing, onKindChange, onRetry, onClear }: NoticePanelProps) {
  const t = useText();
  const nothing = kinds.every((each) => lists[each].items.length === 0);
  const root = useRef<HTMLDivElement>(null);
  // The disabled clear button loses the focus, so it moves to the empty list.
  const clearedHere = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === body || root.current?.contains(activeElement);
    if (nothing && clearedHere.current && isFree)
      root.current?.querySelector<HTMLElement>('[role="tabpanel"][data-state="active"]')?.focus();
    if (nothing) clearedHere.current = false;
  }, [nothing]);
  const handleClear = () => {
    clearedHere.current = true;
    onClear();
  };
  return (
    <Tabs.Root
      ref={root}
      dir={globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
      value={kind}
      onValueChange={(next) => onKindChange(next as NoticeKind)}
    >
      <Row aria-label={t(noticeMessages.open)}>
        {kinds.map((each) => (
          <Tab key={each} value={each}>
            {t(noticeMessages[each])}
          </Tab>
        ))}
      </Row>
      {kinds.map((each) => (
        <Page key={each} value={each}>
          <NoticeList kind={each} list={lists[each]} onRetry={() => onRetry(each)} />
        </Page>
      ))}
      <Foot>
        <Button
          tone="quiet"
          block
          busy={clearing}
          disabled={nothing}
          icon={<BrushCleaning aria-hidden size={16} />}
          onClick={handleClear}
        >
          {t(noticeMessages.clear)}
        </Button>
      </Foot>
    </Tabs.Root>
  );
}

const Row = styled(Tabs.List)`
  display: flex;
  border-block-end: 1px solid ${color('border')};
`;

const Tab = styled(Tabs.Trigger)`
  ${pageTab}
  flex: 1;
`;

const Page = styled(Tabs.Content)`
  /* Four notices of one or two lines. */
  height: min(calc(4 * (${size('avatar')} + 16px) + 3px), 50dvh);
  overflow: auto;
  overscroll-behavior: contain;
  outline: 0;

  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${color('focus')};
  }
`;

const Foot = styled.div`
  padding: ${space(1.5)} ${space(2)};
  border-block-start: 1px solid ${color('border')};
`;
