import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { Button } from '../../controls/basic/button';
import { Dialog } from '../../feedback/dialog';
import { EmptyPicture } from '../../feedback/empty-picture';
import { ListState } from '../../feedback/list-state';
import { useText } from '../../locales/use-text';
import { sticky } from '../../theme/pieces';
import { color, flexRow, space } from '../../theme/tokens';
import { defaultSearchEngines, type SearchEngine } from '../search/search-engine';
import type { ErrorLog } from './create-error-log';
import { ErrorLogItem } from './error-log-item';
import { errorLogMessages } from './messages';

/** @public */
export interface ErrorLogDialogProps {
  log: ErrorLog;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Search engines for a message. Default: Baidu, Google, Bing. */
  engines?: readonly SearchEngine[];
}

/** The stored errors, newest first: page, message, stack, search links, and a button that clears the list. @public */
export function ErrorLogDialog({ log, open, onOpenChange, engines = defaultSearchEngines }: ErrorLogDialogProps) {
  const t = useText();
  const { list } = useSnapshot(log.state);
  const times = list.reduce((sum, { count }) => sum + count, 0);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} width={760} title={t(errorLogMessages.title)}>
      {list.length === 0 ? (
        <ListState picture={<EmptyPicture scene="calm" />}>{t(errorLogMessages.empty)}</ListState>
      ) : (
        <>
          <Bar>
            <Summary>{t(errorLogMessages.summary, { kinds: list.length, times })}</Summary>
            <Button onClick={log.clear}>{t(errorLogMessages.clear)}</Button>
          </Bar>
          <List>
            {[...list].reverse().map((entry) => (
              <ErrorLogItem key={entry.id} entry={entry} engines={engines} />
            ))}
          </List>
        </>
      )}
    </Dialog>
  );
}

const Bar = styled.div`
  position: ${sticky};
  top: 0;
  ${flexRow(3)}
  justify-content: space-between;
  padding: 0 ${space(5)} ${space(3)};
  border-block-end: 1px solid ${color('border')};
  background: ${color('surface')};
`;

const Summary = styled.span`
`;

const List = styled.ul`
  padding: 0 ${space(5)} ${space(3)};
`;
