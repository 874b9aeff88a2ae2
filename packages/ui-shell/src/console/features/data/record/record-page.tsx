import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { SkeletonText } from '../../../../data/display/skeleton-text';
import { Steps, type StepsProps } from '../../../../data/display/steps';
import { ListState } from '../../../../feedback/list-state';
import { Skeleton } from '../../../../feedback/skeleton';
import type { Text } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';
import { PageScopeContext } from '../../../../shell/cached-pages/page-scope';
import { Card, Page } from '../../../../shell/content/page';
import { flexWrap, size } from '../../../../theme/tokens';
import { usePageTitle } from '../../navigation/routes/use-page-title';
import { WaitingMark } from '../resource/changed-mark';
import { resourceMessages } from '../resource/messages';
import type { RecordResult } from './use-record';

/** @beta */
export interface RecordPageProps<Detail> {
  /** Result of `useRecord`. */
  record: RecordResult<Detail>;
  /** Title of the page and its tab once the record has loaded; before that, the title of the route. A string is not translated. */
  title: (record: Detail) => Text;
  /** Title of the tab. Default: `title`. */
  tabTitle?: (record: Detail) => Text;
  /** Shown for an empty id. Example `The address names no order.` */
  missing: Text;
  /** One quiet line below the title. Default: `undefined`. */
  lead?: (record: Detail) => ReactNode;
  /** Progress of the record through its states, at the top. Default: `undefined`. */
  journey?: (record: Detail) => Omit<StepsProps, 'direction'>;
  /** The next step, beside `journey`. Default: `undefined`. */
  next?: (record: Detail) => ReactNode;
  /** Buttons at the end of the title row, such as `<Actions>`; the record is undefined while loading. */
  actions?: (record: Detail | undefined) => ReactNode;
  /** Links for a missing record. Default: `undefined`. */
  missingActions?: ReactNode;
  /** Content of the page; stays if a later fetch fails. */
  children: (record: Detail) => ReactNode;
}

/**
 * The page of one record, with its title in the tab. Shows loading, missing and failed states with a retry. Without tabs
 * only the page has the title. @beta
 */
export function RecordPage<Detail>({
  record: { id, record, state, hasWaitingStep: waits, reload },
  title,
  tabTitle = title,
  missing: none,
  lead,
  journey,
  next,
  actions,
  missingActions: exits,
  children,
}: RecordPageProps<Detail>) {
  const t = useText();
  const pageTitle = usePageTitle();
  const tab = use(PageScopeContext);
  const shown = record === undefined ? undefined : say(title(record));
  const isFailed = id !== '' && state === 'failed';
  const isComing = record === undefined && id !== '' && !isFailed && state !== 'missing';
  const inTab = record === undefined ? undefined : say(tabTitle(record));
  const retitle = useEffectEvent(() => {
    if (record !== undefined) tab?.actions.retitle(tab.key, tabTitle(record));
  });
  useEffect(() => {
    // Within the effects of a new page, the change would render the shell twice.
    if (inTab) queueMicrotask(retitle);
  }, [inTab]);

  /** Escapes record data, so that braces are no placeholders. */
  function say(text: Text): string {
    return typeof text === 'string' ? text : t(text);
  }

  return (
    <Page
      title={shown || pageTitle}
      lead={record === undefined ? lead && isComing && '\u00a0' : lead?.(record)}
      actions={
        (waits || actions) && (
          <Buttons data-part="record-actions">
            {waits && <WaitingMark />}
            {actions?.(record)}
          </Buttons>
        )
      }
    >
      {isComing ? (
        <>
          {journey && (
            <Journey aria-hidden>
              <Skeleton $width="100%" $height={70} />
            </Journey>
          )}
          <Card aria-label={pageTitle} aria-busy data-part="page-coming">
            <SkeletonText lines={8} />
          </Card>
        </>
      ) : record === undefined ? (
        <Card aria-label={pageTitle}>
          <ListState kind="error" {...(isFailed ? { onRetry: reload } : { actions: exits })}>
            {t(isFailed ? resourceMessages.recordFailed : id === '' ? none : resourceMessages.recordMissing)}
          </ListState>
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

/** Keeps its height while the record loads and the buttons are missing. */
const Buttons = styled.div`
  ${flexWrap(2)}
  align-items: center;
  min-height: ${size('control')};
`;

const Journey = styled(Card)`
  ${flexWrap(4, 6)}
  align-items: center;
  justify-content: flex-end;

  > ol {
    flex: 1 1 32rem;
  }
`;
