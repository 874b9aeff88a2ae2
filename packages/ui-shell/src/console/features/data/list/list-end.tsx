import styled from 'styled-components';
import { Action } from '../../../../controls/basic/action';
import { tableMessages } from '../../../../data/table/messages';
import { useText } from '../../../../locales/use-text';
import { color, flexWrap, space } from '../../../../theme/tokens';
import { resourceMessages } from '../resource/messages';
import type { ServerDataState } from '../server-data/use-server-data';

export interface ListEndProps {
  /** Total number of rows. If undefined, the list shows no total. */
  total: number | undefined;
  /** There are more than `total`. */
  more: boolean;
  /** State of the request for the next rows. */
  state: ServerDataState;
  /** Whether further rows exist. */
  hasNext: boolean;
  onMore: () => void;
  onRetry: () => void;
}

/** The end of an endless list: the total, and a button for the next rows as an alternative to scrolling. */
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
  ${flexWrap(3)}
  align-items: center;
  justify-content: flex-end;
  min-height: 40px;
  padding-block-start: ${space(2)};
  color: ${color('textMuted')};

  [role='alert'] {
    color: ${color('danger')};
  }
`;
