import { Button, Card, ListState, Page, Skeleton, safePicture, space, useTab, useText } from '@waybill/ui-shell';
import { useHref, usePageTitle, useRecord, useRefreshServerData, useToasts } from '@waybill/ui-shell/console';
import { DescriptionList } from '@waybill/ui-shell/controls';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { kitMessages } from '../../kit/messages';
import { useFormat } from '../../kit/use-format';
import { Time } from '../../kit/values';
import { tableMessages } from '../messages';
import { articles } from './article';
import { ArticleTag, Rating, YesNo } from './article-values';

/** One article in a tab of its own, which takes over its title; from here the list is refreshed and returned to. */
export default function DetailPage(): ReactNode {
  const t = useText();
  const pageTitle = usePageTitle();
  const format = useFormat();
  const navigate = useNavigate();
  const href = useHref();
  const toasts = useToasts();
  const { retitle, close } = useTab();
  const refresh = useRefreshServerData();
  const id = useSearchParams()[0].get('id') ?? '';
  const { record: data, state, reload } = useRecord(articles, id);
  const title = data?.title;
  useEffect(() => {
    if (title) retitle({ ...tableMessages.detailTab, values: { title } });
  }, [title, retitle]);
  const handleRefresh = () => {
    refresh('/table/getList');
    toasts.success(tableMessages.listRefreshed);
  };
  const handleBack = () => {
    void navigate(href('ComprehensiveTable'));
    close();
  };
  const picture = safePicture(data?.img);
  return (
    <Page
      title={title ?? pageTitle}
      actions={
        <>
          <Button onClick={handleRefresh}>{t(tableMessages.refreshList)}</Button>
          <Button onClick={handleBack}>{t(tableMessages.backToList)}</Button>
        </>
      }
    >
      <Card aria-label={pageTitle} aria-busy={state === 'loading'}>
        {data && state !== 'failed' ? (
          <Body>
            {picture && <img src={picture} alt="" />}
            <div>
              <DescriptionList
                items={[
                  [t(kitMessages.status), <ArticleTag key="status" status={data.status} />],
                  [t(tableMessages.author), data.author],
                  [t(tableMessages.pageViews), format.number(data.pageViews)],
                  [t(tableMessages.rating), <Rating key="rating" rating={data.rating} />],
                  [t(tableMessages.recommended), <YesNo key="recommended" of={data.recommended} />],
                  [t(tableMessages.createdAt), <Time key="createdAt" at={data.createdAt} />],
                ]}
              />
              <p>{data.description}</p>
            </div>
          </Body>
        ) : id === '' ? (
          <ListState kind="error">{t(tableMessages.noId)}</ListState>
        ) : state === 'missing' ? (
          <ListState kind="error">{t(kitMessages.notFound)}</ListState>
        ) : state === 'failed' ? (
          <ListState kind="error" onRetry={reload}>
            {t(kitMessages.detailFailed)}
          </ListState>
        ) : (
          <Skeleton $width="100%" $height={184} />
        )}
      </Card>
    </Page>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }

  img {
    display: block;
    width: 100%;
    border-radius: 5px;
  }

  p {
    max-width: 68ch;
    margin: ${space(5)} 0 0;
  }
`;
