import {
  boolean,
  byId,
  counted,
  daysQuery,
  get,
  ids,
  integer,
  isoDateTime,
  needed,
  pageOf,
  pageQuery,
  post,
  search,
  string,
  text,
  whole,
} from '@waybill/kit/contract';
import { type Infer, object, oneOf, optional } from '@waybill/validators';

export const articleStatuses = ['published', 'draft', 'deleted'] as const;

/** Characters of a description. */
export const maxDescription = 2000;

/** A row of the demo table. */
export const article = object({
  id: integer(),
  title: string(),
  author: string(),
  status: oneOf(articleStatuses),
  pageViews: integer(),
  rating: whole(0, 5),
  recommended: boolean(),
  /** A `data:` URL. */
  img: string(),
  description: string(),
  createdAt: isoDateTime(),
  /** Counted up by every change. */
  version: integer(),
});

export type Article = Infer<typeof article>;

/** The editable fields of a row. */
export const rowFields = {
  title: needed(1, 100),
  author: needed(1, 50),
  status: oneOf(articleStatuses),
};

/** The editable fields of an article. */
export const articleFields = {
  ...rowFields,
  pageViews: whole(0, 1_000_000_000),
  recommended: boolean(),
  description: text(maxDescription),
};

export const articleSorts = ['title', 'pageViews', 'rating', 'createdAt'] as const;

export const articlesCall = get('/table/getList', {
  query: object({
    ...pageQuery(['id', 'author', 'status', 'recommended', ...articleSorts]),
    title: search(),
    author: search(),
    status: optional(oneOf(articleStatuses)),
    ...daysQuery(),
  }),
  response: pageOf(article),
});

export const articleCall = get('/table/detail', { query: byId, response: article });

const conflict = object({ present: article });

/** Adds an article, or with an id changes the fields that are named. */
export const saveArticleCall = post('/table/doEdit', {
  body: object({
    id: optional(counted()),
    title: optional(rowFields.title),
    author: optional(rowFields.author),
    status: optional(rowFields.status),
    pageViews: optional(articleFields.pageViews),
    rating: optional(whole(0, 5)),
    recommended: optional(articleFields.recommended),
    description: optional(articleFields.description),
  }),
  response: article,
  errors: { 409: conflict, 412: conflict },
});

export const removeArticlesCall = post('/table/doDelete', {
  body: object({ ids: ids() }),
  response: object({ deleted: integer() }),
});

/** Accepts a file and does not store it. */
export const uploadCall = post('/table/upload', {
  file: ['multipart/form-data'],
  response: object({ id: string(), name: string() }),
});
