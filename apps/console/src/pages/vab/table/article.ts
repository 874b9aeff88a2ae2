import type { StatusTone } from '@waybill/ui-shell/table';

export const articleStatuses = ['published', 'draft', 'deleted'] as const;

/** A row of the demo table. */
export interface Article {
  id: number;
  title: string;
  author: string;
  status: (typeof articleStatuses)[number];
  pageViews: number;
  /** 0 to 5. */
  rating: number;
  recommended: boolean;
  /** A `data:` URL. */
  img: string;
  description: string;
  createdAt: string;
}

/** What of an article can be written. */
export type ArticleChange = Pick<Article, 'title' | 'author' | 'status' | 'pageViews' | 'recommended' | 'description'>;

/** The colour of a status; its word says the same. */
export const articleTones: Record<Article['status'], StatusTone> = {
  published: 'success',
  draft: 'warning',
  deleted: 'neutral',
};
