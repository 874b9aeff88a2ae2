import type { Database } from '@waybill/kit/server';
import {
  between,
  contains,
  equals,
  type ListPlan,
  rowReader,
  versionIn,
  type WantedVersions,
} from '@waybill/kit/server';
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

/** The row of that id, or undefined. */
export async function findArticle(database: Database, id: number): Promise<Article | undefined> {
  const { rows } = await database.execute({ sql: 'SELECT * FROM articles WHERE id = ?', args: [id] });
  return rows[0] && toArticle(rows[0]);
}

/** What of an article is written. */
export type ArticleValues = Omit<Article, 'id' | 'createdAt' | 'version'>;

/** Writes a row, a new one when `id` is undefined; gives its id, or undefined when there is no such row, or none of these versions any more. */
export async function saveArticle(
  database: Database,
  { id, versions }: { id: number | undefined; versions: WantedVersions },
  article: ArticleValues,
  now: number,
): Promise<number | undefined> {
  const values = [
    article.title,
    article.author,
    article.status,
    article.pageViews,
    article.rating,
    article.recommended ? 1 : 0,
    article.img,
    article.description,
  ];
  const within = versionIn(versions);
  const { rows } = await database.execute(
    id === undefined
      ? {
          sql: `INSERT INTO articles (title, author, status, page_views, rating, recommended, img, description, created_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
          args: [...values, now],
        }
      : {
          sql: `UPDATE articles SET title = ?, author = ?, status = ?, page_views = ?, rating = ?, recommended = ?, img = ?,
                description = ?, version = version + 1 WHERE id = ? ${within.sql} RETURNING id`,
          args: [...values, id, ...within.args],
        },
  );
  return rows[0] && Number(rows[0].id);
}

/** Deletes rows; gives how many there were. */
export async function deleteArticles(database: Database, ids: readonly number[]): Promise<number> {
  const { rowsAffected } = await database.execute({
    sql: `DELETE FROM articles WHERE id IN (${ids.map(() => '?').join(', ')})`,
    args: [...ids],
  });
  return rowsAffected;
}
