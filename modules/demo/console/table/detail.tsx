import { kitMessages, Time, useFormat } from '@waybill/kit/console';
import { Action, Card, safePicture, space, useTab, useText } from '@waybill/ui-shell';
import { href, RecordPage, usePageTitle, useRecord, useRefreshServerData, useToasts } from '@waybill/ui-shell/console';
import { DescriptionList } from '@waybill/ui-shell/controls';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Article } from '../../contract/articles';
import { articlesCall } from '../../contract/articles';
import { tableMessages } from '../messages';
import { articles } from './article';
import { ArticleTag, Rating, YesNo } from './article-values';

/** One article in its own tab with its own title; it can refresh the list and return to it. */
export default function DetailPage(): ReactNode {
  const pageTitle = usePageTitle();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { close } = useTab();
  const refresh = useRefreshServerData();
  const id = useSearchParams()[0].get('id') ?? '';
  const handleRefresh = () => {
    refresh(articlesCall);
    toasts.success(tableMessages.listRefreshed);
  };
  const handleBack = () => {
    void navigate(href('/vab/table/comprehensiveTable'));
    close();
  };
  return (
    <RecordPage
      record={useRecord(articles, id)}
      title={({ title }) => title}
      tabTitle={({ title }) => ({ ...tableMessages.detailTab, values: { title } })}
      missing={tableMessages.noId}
      actions={() => (
        <>
          <Action onClick={handleRefresh} text={tableMessages.refreshList} />
          <Action onClick={handleBack} text={tableMessages.backToList} />
        </>
      )}
    >
      {(article) => (
        <Card aria-label={pageTitle}>
          <ArticleFacts article={article} />
        </Card>
      )}
    </RecordPage>
  );
}

function ArticleFacts({ article }: { article: Article }) {
  const t = useText();
  const format = useFormat();
  const picture = safePicture(article.img);
  return (
    <Body>
      {picture && <img src={picture} alt="" />}
      <div>
        <DescriptionList
          items={[
            [t(kitMessages.status), <ArticleTag key="status" status={article.status} />],
            [t(tableMessages.author), article.author],
            [t(tableMessages.pageViews), format.number(article.pageViews)],
            [t(tableMessages.rating), <Rating key="rating" rating={article.rating} />],
            [t(tableMessages.recommended), <YesNo key="recommended" of={article.recommended} />],
            [t(tableMessages.createdAt), <Time key="createdAt" at={article.createdAt} />],
          ]}
        />
        <p>{article.description}</p>
      </div>
    </Body>
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
