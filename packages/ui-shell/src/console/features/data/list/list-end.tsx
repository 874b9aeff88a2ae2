import styled from 'styled-components';
import { Action } from '../../../../controls/basic/action';
import { tableMessages } from '../../../../data/table/messages';
import { useText } from '../../../../locales/use-text';
import { color, space } from '../../../../theme/tokens';
import { resourceMessages } from '../resource/messages';
import type { ServerDataState } from '../server-data/use-server-data';

export interface ListEndProps {
  /** Entries that are there; undefined while nobody knows. */
  total: number | undefined;
  /** There are more than these. */
  more: boolean;
  /** How the next rows come. */
  state: ServerDataState;
  /** Rows follow. */
  hasNext: boolean;
  onMore: () => void;
  onRetry: () => void;
}

/** Below an endless list: how many entries there are, and the way to the next rows for those who do not scroll. */
export function ListEnd({ total, more, state, hasNext, onMore, onRetry }: ListEndProps) {
  const t = useText();
  const isOpen = hasNext || state !== 'ready';
  return (
    <Row data-screen>
      <span>{total !== undefined && t(more ? tableMessages.moreThan : tableMessages.total, { total })}</span>
      {state === 'failed' && <span role="alert">{t(tableMessages.failed)}</span>}
      {isOpen && (
        <Action
          busy={state === 'loading'}
          onClick={state === 'failed' ? onRetry : onMore}
          text={resourceMessages.loadMore}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  justify-content: flex-end;
  min-height: 40px;
  padding-block-start: ${space(2)};
  color: ${color('textMuted')};

  [role='alert'] {
    color: ${color('danger')};
  }
`;
