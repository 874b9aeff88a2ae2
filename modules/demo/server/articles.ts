import type { Condition, Database } from '@waybill/kit/server';
import { between, contains, equals, type ListPlan, requireRecord, rowReader, sql } from '@waybill/kit/server';
import { type Article, article } from '../contract/articles';

const toArticle = rowReader(article);

/** How the demo table is listed. */
export const articlePlan: ListPlan<Article> = {
  from: 'articles',
  columns: '*',
  sortable: {
    id: 'id',
    title: 'title',
    author: 'author',
    status: 'status',
    pageViews: 'page_views',
    rating: 'rating',
    recommended: 'recommended',
    createdAt: 'created_at',
  },
  newestBy: 'id',
  filters: { title: contains('title'), author: contains('author'), status: equals('status'), ...between('created_at') },
  toItem: toArticle,
};

/** Reads the row of an id; throws `CallFailure` 404 if there is none. */
export async function readArticle(database: Database, id: number): Promise<Article> {
  const { rows } = await database.execute(sql`SELECT * FROM articles WHERE id = ${id}`);
  return toArticle(requireRecord(rows[0]));
}

/** The editable part of an article. */
export type ArticleValues = Omit<Article, 'id' | 'createdAt' | 'version'>;

/** Adds a row and returns its id. */
export async function addArticle(database: Database, article: ArticleValues, now: number): Promise<number> {
  const { rows } = await database.execute(sql`INSERT INTO articles
    (title, author, status, page_views, rating, recommended, img, description, created_at)
    VALUES (${valuesOf(article)}, ${now}) RETURNING id`);
  return Number(rows[0]?.id);
}

/** Changes a row on a condition for its version; whether it did. */
export async function changeArticle(
  database: Database,
  id: number,
  article: ArticleValues,
  within: Condition,
): Promise<boolean> {
  const { rowsAffected } = await database.execute(sql`UPDATE articles SET
    (title, author, status, page_views, rating, recommended, img, description) = (${valuesOf(article)}), version = version + 1
    WHERE id = ${id} ${within}`);
  return rowsAffected === 1;
}

const valuesOf = ({ title, author, status, pageViews, rating, recommended, img, description }: ArticleValues) => [
  title,
  author,
  status,
  pageViews,
  rating,
  recommended ? 1 : 0,
  img,
  description,
];

/** Deletes rows; returns their number. */
export async function deleteArticles(database: Database, ids: readonly number[]): Promise<number> {
  const { rowsAffected } = await database.execute(sql`DELETE FROM articles WHERE id IN (${ids})`);
  return rowsAffected;
}
