import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { Steps, type StepsProps } from '../../../../data/display/steps';
import { ListState } from '../../../../feedback/list-state';
import { Skeleton } from '../../../../feedback/skeleton';
import type { Text } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';
import { PageScopeContext } from '../../../../shell/cached-pages/page-scope';
import { Card, Page } from '../../../../shell/content/page';
import { space } from '../../../../theme/tokens';
import { usePageTitle } from '../../navigation/routes/use-page-title';
import { WaitingMark } from '../resource/changed-mark';
import { resourceMessages } from '../resource/messages';
import type { RecordResult } from './use-record';

/** @beta */
export interface RecordPageProps<Detail> {
  /** What `useRecord` gave. */
  record: RecordResult<Detail>;
  /** What the page and its tab are called once the record is there; until then they have the title that the page's route carries. A string stands as it is. */
  title: (record: Detail) => Text;
  /** What the tab is called, where that is more than the title says. Default: the title. */
  tabTitle?: (record: Detail) => Text;
  /** Said where the id is empty. Example `The address names no order.` */
  none: Text;
  /** One quiet line below the title. Default: none. */
  lead?: (record: Detail) => ReactNode;
  /** The states of the record as a line at the top, and how far it is. Default: none. */
  journey?: (record: Detail) => Omit<StepsProps, 'direction'>;
  /** The next step, beside that line. Default: none. */
  next?: (record: Detail) => ReactNode;
  /** Buttons at the end of the title row, such as `<Actions>`; the record is missing until it is there. */
  actions?: (record: Detail | undefined) => ReactNode;
  /** The ways on where there is no such record. Default: none. */
  exits?: ReactNode;
  /** What is shown of the record. It stays where the record is fetched anew and does not come. */
  children: (record: Detail) => ReactNode;
}

/**
 * A page that is one record: the tab takes over its title; until it is there, or where it is not, the page says so and offers to try again. Without tabs
 * around only the page has the title. @beta
 */
export function RecordPage<Detail>({
  record: { id, record, state, waits, reload },
  title,
  tabTitle = title,
  none,
  lead,
  journey,
  next,
  actions,
  exits,
  children,
}: RecordPageProps<Detail>) {
  const t = useText();
  const pageTitle = usePageTitle();
  const tab = use(PageScopeContext);
  const shown = record === undefined ? undefined : say(title(record));
  const inTab = record === undefined ? undefined : say(tabTitle(record));
  const retitle = useEffectEvent(() => {
    if (record !== undefined) tab?.actions.retitle(tab.key, tabTitle(record));
  });
  useEffect(() => {
    // Within the effects of a page that has just come the shell would take itself for changed, and be drawn twice.
    if (inTab) queueMicrotask(retitle);
  }, [inTab]);

  /** Data of a record is no message: what stands there in braces is no placeholder. */
  function say(text: Text): string {
    return typeof text === 'string' ? text : t(text);
  }

  return (
    <Page
      title={shown || pageTitle}
      lead={record !== undefined && lead?.(record)}
      actions={
        (waits || actions) && (
          <>
            {waits && <WaitingMark />}
            {actions?.(record)}
          </>
        )
      }
    >
      {record === undefined ? (
        <Card aria-label={pageTitle} aria-busy={state === 'loading'}>
          {id === '' || state === 'missing' ? (
            <ListState kind="error" actions={exits}>
              {t(id === '' ? none : resourceMessages.recordMissing)}
            </ListState>
          ) : state === 'failed' ? (
            <ListState kind="error" onRetry={reload}>
              {t(resourceMessages.recordFailed)}
            </ListState>
          ) : (
            <Skeleton $width="100%" $height={240} />
          )}
        </Card>
      ) : (
        <>
          {journey && (
            <Journey aria-label={journey(record).label}>
              <Steps {...journey(record)} />
              {next?.(record)}
            </Journey>
          )}
          {children(record)}
        </>
      )}
    </Page>
  );
}

const Journey = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(6)};
  align-items: center;
  justify-content: flex-end;

  > ol {
    flex: 1 1 32rem;
  }
`;
