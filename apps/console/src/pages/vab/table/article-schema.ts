import type { Normalise } from '@waybill/ui-shell/forms';
import { boolean, check, type Infer, maxLength, notEmpty, object, oneOf, pipe, string } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { withMessages } from '../../kit/with-messages';
import { tableMessages } from '../messages';
import { type Article, articleStatuses } from './article';

const required = (max: number) => pipe(string(), notEmpty(), maxLength(max));

const row = { title: required(100), author: required(50), status: oneOf(articleStatuses) };

const rowSchema = object(row);

/** What can be written in a row of the table. */
export type ArticleRow = Infer<typeof rowSchema>;

/** What a row must be, with messages of a language. */
export const articleRowSchema = withMessages(rowSchema);

const fullSchema = object({
  ...row,
  pageViews: pipe(
    string(),
    check((views: string) => /^\d{1,15}$/.test(views), { code: 'pageViews' }),
  ),
  recommended: boolean(),
  description: pipe(string(), maxLength(2000)),
});

/** What can be written of an article; numbers as text. */
export type ArticleFields = Infer<typeof fullSchema>;

/** What an article must be, with messages of a language. */
export const articleSchema = withMessages(fullSchema);

/** The texts of a row as they are meant. */
export const normaliseRow = { title: normalise.text, author: normalise.text } satisfies Normalise<ArticleRow>;

/** The fields of an article as they are meant. */
export const normaliseArticle = {
  ...normaliseRow,
  pageViews: normalise.amount,
  description: normalise.text,
} satisfies Normalise<ArticleFields>;

export const articleIssues = { pageViews: tableMessages.viewsWrong };

/** What stands in the fields of a row. */
export const toRow = (article: Article | undefined): ArticleRow => ({
  title: article?.title ?? '',
  author: article?.author ?? '',
  status: article?.status ?? 'draft',
});

/** What stands in the fields of an article, or of a new one. */
export const toArticleFields = (article: Article | undefined): ArticleFields => ({
  ...toRow(article),
  pageViews: String(article?.pageViews ?? 0),
  recommended: article?.recommended ?? false,
  description: article?.description ?? '',
});
