import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { boolean, type Infer, integer, object, oneOf, pipe, range, string, validate } from '@waybill/validators';

export const articleStatuses = ['published', 'draft', 'deleted'] as const;

const articleSchema = object({
  id: integer(),
  title: string(),
  author: string(),
  status: oneOf(articleStatuses),
  pageViews: integer(),
  /** 0 to 5. */
  rating: pipe(integer(), range(0, 5)),
  recommended: boolean(),
  /** A `data:` URL. */
  img: string(),
  description: string(),
  createdAt: string(),
  /** Counted up by every change. */
  version: integer(),
});

/** A row of the demo table. */
export type Article = Infer<typeof articleSchema>;

/** An article that was kept somewhere, or undefined where it is none. */
export function readArticle(value: unknown): Article | undefined {
  const outcome = validate(articleSchema, value);
  return outcome.ok ? outcome.value : undefined;
}

/** The records of the demo tables. */
export const articles = defineResource({
  path: '/table',
  schema: articleSchema,
  list: {
    filters: { title: 'text', author: 'text', status: articleStatuses, from: 'date', to: 'date' },
    sorts: ['title', 'pageViews', 'rating', 'createdAt'],
  },
});

/** What of an article can be written. */
export type ArticleChange = Pick<Article, 'title' | 'author' | 'status' | 'pageViews' | 'recommended' | 'description'>;

/** The colour of a status; its word says the same. */
export const articleTones: Record<Article['status'], StatusTone> = {
  published: 'success',
  draft: 'warning',
  deleted: 'neutral',
};
