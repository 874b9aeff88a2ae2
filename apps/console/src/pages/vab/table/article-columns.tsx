import type { DataColumn } from '@waybill/ui-shell/table';
import { kitWords } from '../../kit/messages';
import { Time } from '../../kit/values';
import { tableWords } from '../messages';
import type { Article } from './article';
import { ArticleTag, Rating, YesNo } from './article-values';
import { PictureCell } from './picture-cell';

/** The plain columns of an article, as the demo tables share them. */
export const articleColumns = {
  title: { id: 'title', title: tableWords.title, cell: ({ title }) => title, sortable: true },
  author: { id: 'author', title: tableWords.author, cell: ({ author }) => author },
  status: { id: 'status', title: kitWords.status, cell: ({ status }) => <ArticleTag status={status} /> },
  pageViews: {
    id: 'pageViews',
    title: tableWords.pageViews,
    cell: ({ pageViews }) => pageViews,
    align: 'end',
    sortable: true,
  },
  rating: { id: 'rating', title: tableWords.rating, cell: ({ rating }) => <Rating rating={rating} />, sortable: true },
  recommended: {
    id: 'recommended',
    title: tableWords.recommended,
    cell: ({ recommended }) => <YesNo of={recommended} />,
  },
  createdAt: {
    id: 'createdAt',
    title: tableWords.createdAt,
    cell: ({ createdAt }) => <Time at={createdAt} />,
    sortable: true,
  },
} as const satisfies Record<string, DataColumn<Article>>;

/** The columns of the comprehensive table. */
export const comprehensiveColumns: readonly DataColumn<Article>[] = [
  articleColumns.title,
  { id: 'img', title: tableWords.picture, cell: (article) => <PictureCell article={article} /> },
  articleColumns.author,
  articleColumns.status,
  articleColumns.pageViews,
  articleColumns.rating,
  articleColumns.createdAt,
];

/** What articles can be found by. */
export const articleFilters = {
  title: { label: tableWords.title },
  author: { label: tableWords.author },
  status: { label: kitWords.status, options: tableWords },
};
