import { withMessages } from '@waybill/kit/console';
import type { Normalise } from '@waybill/ui-shell/forms';
import { type Infer, object } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { type Article, articleFields, rowFields } from '../../contract/articles';
import { tableMessages } from '../messages';

const rowSchema = object(rowFields);

/** An editable row of the table. */
export type ArticleRow = Infer<typeof rowSchema>;

/** The schema of a row, with messages in the current language. */
export const articleRowSchema = withMessages(rowSchema);

const fullSchema = object(articleFields);

/** The field values of an article; page views are null while that field is empty. */
export type ArticleFields = Omit<Infer<typeof fullSchema>, 'pageViews'> & { pageViews: number | null };

/** The schema of an article, with messages in the current language. */
export const articleSchema = withMessages(fullSchema);

/** Normalises the texts of a row before validation. */
export const normaliseRow = { title: normalise.text, author: normalise.text } satisfies Normalise<ArticleRow>;

/** The fields of an article as they are meant. */
export const normaliseArticle = {
  ...normaliseRow,
  description: normalise.prose,
} satisfies Normalise<ArticleFields>;

export const articleIssues = { integer: tableMessages.viewsWrong, range: tableMessages.viewsWrong };

/** Returns the field values of a row. */
export const toRow = (article: Article | undefined): ArticleRow => ({
  title: article?.title ?? '',
  author: article?.author ?? '',
  status: article?.status ?? 'draft',
});

/** Returns the field values of an article, or of a new one. */
export const toArticleFields = (article: Article | undefined): ArticleFields => ({
  ...toRow(article),
  pageViews: article?.pageViews ?? 0,
  recommended: article?.recommended ?? false,
  description: article?.description ?? '',
});
