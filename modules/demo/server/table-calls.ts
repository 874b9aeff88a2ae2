import { randomUUID } from 'node:crypto';
import { limits } from '@waybill/kit/contract';
import type { Calls, Platform } from '@waybill/kit/server';
import {
  badField,
  likeForm,
  listRows,
  refuseIfMatch,
  scenePicture,
  sendVersion,
  writeVersion,
  wrongField,
} from '@waybill/kit/server';
import { articleCall, articlesCall, removeArticlesCall, saveArticleCall, uploadCall } from '../contract/articles';
import { addArticle, articlePlan, changeArticle, deleteArticles, readArticle } from './articles';

/** The calls of the demo table. */
export function addTableCalls({ add }: Calls, { database }: Platform): void {
  const access = 'read:table';

  add(articlesCall, { summary: 'One page of the articles.', access }, ({ query }) =>
    listRows(database, articlePlan, query),
  );

  add(articleCall, { summary: 'One article.', access }, async ({ c, query }) => {
    const article = await readArticle(database, Number(query.id));
    sendVersion(c, article);
    return article;
  });

  add(
    saveArticleCall,
    {
      summary: 'Adds an article, or with an id changes one.',
      access: 'write:table',
      conditional: true,
      plain: likeForm(saveArticleCall.body),
    },
    async ({ c, body: { id, ...given }, now, terms }) => {
      const before = id === undefined ? undefined : await readArticle(database, id);
      const { title = before?.title, author = before?.author } = given;
      if (title === undefined) throw wrongField('title');
      if (author === undefined) throw wrongField('author');
      const article = {
        title,
        author,
        status: given.status ?? before?.status ?? 'draft',
        pageViews: given.pageViews ?? before?.pageViews ?? 0,
        rating: given.rating ?? before?.rating ?? 0,
        recommended: given.recommended ?? before?.recommended ?? false,
        description: given.description ?? before?.description ?? '',
        img: before?.img ?? scenePicture(title),
      };
      if (before)
        return writeVersion(
          c,
          terms().versions,
          () => readArticle(database, before.id),
          (within) => changeArticle(database, before.id, article, within),
        );
      refuseIfMatch(c);
      const added = await readArticle(database, await addArticle(database, article, now));
      sendVersion(c, added);
      return added;
    },
  );

  const largest = { bytes: limits.perBody.file };
  add(uploadCall, { summary: 'Looks at a file and forgets it.', access, largest }, async ({ c }) => {
    const { file } = await c.req.parseBody();
    if (!(file instanceof File)) throw badField('file');
    // The upload is validated and dropped, so that a demo fills no disk.
    return { id: randomUUID(), name: file.name };
  });

  add(removeArticlesCall, { summary: 'Removes articles.', access: 'delete:table' }, async ({ body: { ids } }) => ({
    deleted: await deleteArticles(database, ids),
  }));
}
