import { kitMessages, momentColumn } from '@waybill/kit/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import type { Article } from '../../contract/articles';
import { tableMessages } from '../messages';
import { ArticleTag, Rating, YesNo } from './article-values';
import { PictureCell } from './picture-cell';

/** The plain columns of an article, as the demo tables share them. */
export const articleColumns = {
  title: { id: 'title', title: tableMessages.title, cell: ({ title }) => title, sortable: true },
  author: { id: 'author', title: tableMessages.author, cell: ({ author }) => author },
  status: {
    id: 'status',
    title: kitMessages.status,
    cell: ({ status }) => <ArticleTag status={status} />,
    value: ({ status }) => tableMessages[status],
  },
  pageViews: {
    id: 'pageViews',
    title: tableMessages.pageViews,
    cell: ({ pageViews }) => pageViews,
    align: 'end',
    sortable: true,
  },
  rating: {
    id: 'rating',
    title: tableMessages.rating,
    cell: ({ rating }) => <Rating rating={rating} />,
    sortable: true,
  },
  recommended: {
    id: 'recommended',
    title: tableMessages.recommended,
    cell: ({ recommended }) => <YesNo of={recommended} />,
    value: ({ recommended }) => (recommended ? kitMessages.yes : kitMessages.no),
  },
  createdAt: momentColumn('createdAt', tableMessages.createdAt),
} as const satisfies Record<string, DataColumn<Article>>;

/** The columns of the comprehensive table. */
export const comprehensiveColumns: readonly DataColumn<Article>[] = [
  articleColumns.title,
  { id: 'img', title: tableMessages.picture, cell: (article) => <PictureCell article={article} />, value: null },
  articleColumns.author,
  articleColumns.status,
  articleColumns.pageViews,
  articleColumns.rating,
  articleColumns.createdAt,
];

/** The filters of articles. */
export const articleFilters = {
  title: { label: tableMessages.title },
  author: { label: tableMessages.author },
  status: { label: kitMessages.status, options: tableMessages },
  from: { label: tableMessages.createdAt, until: 'to' },
} as const;
