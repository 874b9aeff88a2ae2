import styled from 'styled-components';
import { EmptyPicture } from '../../feedback/empty-picture';
import { ListState } from '../../feedback/list-state';
import { Skeleton } from '../../feedback/skeleton';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { space } from '../../theme/tokens';
import { tableMessages } from './messages';

/** Load state of a table's rows. @public */
export type LoadState = 'loading' | 'ready' | 'failed';

export interface TableNoticeProps {
  state: LoadState;
  filtered: boolean;
  empty: Text;
  onRetry: (() => void) | undefined;
}

const bars = ['72%', '64%', '80%', '58%', '70%'];

/** The content below the header while there are no rows: placeholder bars, a reason, or an error. */
export function TableNotice({ state, filtered, empty, onRetry }: TableNoticeProps) {
  const t = useText();
  if (state === 'loading') {
    return (
      <Bars aria-hidden>
        {bars.map((width) => (
          <Skeleton key={width} $width={width} />
        ))}
      </Bars>
    );
  }
  if (state === 'failed') {
    return (
      <ListState kind="error" onRetry={onRetry}>
        {t(tableMessages.failed)}
      </ListState>
    );
  }
  return (
    <ListState picture={<EmptyPicture scene={filtered ? 'search' : 'tray'} />}>
      {t(filtered ? tableMessages.emptyFiltered : empty)}
    </ListState>
  );
}

const Bars = styled.div`
  display: grid;
  gap: 36px;
  padding: ${space(5)} ${space(4)};
`;
