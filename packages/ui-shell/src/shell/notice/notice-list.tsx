import { useRef } from 'react';
import styled from 'styled-components';
import { EmptyPicture } from '../../feedback/empty-picture';
import { ListState } from '../../feedback/list-state';
import { Skeleton } from '../../feedback/skeleton';
import { useWholeRows } from '../../lib/use-whole-rows';
import { useText } from '../../locales/use-text';
import { color, flexFill, flexRow, size, space } from '../../theme/tokens';
import { Avatar } from '../tools/avatar';
import type { NoticeList as List } from './create-notices';
import { noticeMessages } from './messages';
import type { NoticeItem, NoticeKind } from './notice-item';
import { SafeMarkup } from './safe-markup';

export interface NoticeListProps {
  kind: NoticeKind;
  list: List;
  onRetry: () => void;
}

/** A tab of the notice popover: its items, or its loading, empty or failed state. */
export function NoticeList({ kind, list: { state, items }, onRetry }: NoticeListProps) {
  const t = useText();
  const rows = useRef<HTMLUListElement>(null);
  useWholeRows(rows);
  if (state === 'failed')
    return (
      <ListState kind="error" onRetry={onRetry} picture={<EmptyPicture scene="tray" />}>
        {t(noticeMessages.failed)}
      </ListState>
    );
  if (items.length === 0 && state === 'loading') return <Waiting label={t(noticeMessages.loading)} />;
  if (items.length === 0)
    return <ListState picture={<EmptyPicture scene="tray" />}>{t(noticeMessages.empty)}</ListState>;
  return (
    <Rows ref={rows} aria-busy={state === 'loading'}>
      {withKeys(items).map(({ key, item }) => (
        <Row key={key}>
          <Avatar src={item.image} />
          <Words>{kind === 'notice' ? <SafeMarkup markup={item.notice ?? item.email ?? ''} /> : item.email}</Words>
        </Row>
      ))}
    </Rows>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Rows as="div" role="status" aria-label={label}>
      {['first', 'second', 'third'].map((row) => (
        <Row as="div" key={row}>
          <Disc $width={size('avatar')} $height={45} />
          <Bars>
            <Skeleton $width="90%" />
            <Skeleton $width="55%" />
          </Bars>
        </Row>
      ))}
    </Rows>
  );
}

const withKeys = (items: readonly NoticeItem[]) => items.map((item, index) => ({ key: String(index), item }));

const Rows = styled.ul`
  overflow: auto;
  overscroll-behavior: contain;
`;

const Row = styled.li`
  ${flexRow(3)}
  min-height: ${size('avatar')};
  padding: ${space(2)} ${space(4)};

  & + & {
    border-block-start: 1px solid ${color('border')};
  }
`;

const Words = styled.div`
  ${flexFill}
  max-height: 6.875rem;
  overflow: auto;
  overflow-wrap: anywhere;
  line-height: 1.375rem;
`;

const Bars = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(2)};
`;

const Disc = styled(Skeleton)`
  flex: none;
  border-radius: 50%;
`;
