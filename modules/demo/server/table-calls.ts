import { randomUUID } from 'node:crypto';
import { limits } from '@waybill/kit/contract';
import type { Calls, Platform } from '@waybill/kit/server';
import {
  badField,
  CallFailure,
  likeForm,
  listRows,
  readIfMatch,
  refuseIfMatch,
  requireKnown,
  scenePicture,
  tellVersion,
  wrongField,
} from '@waybill/kit/server';
import { articleCall, articlesCall, removeArticlesCall, saveArticleCall, uploadCall } from '../contract/articles';
import { articlePlan, deleteArticles, findArticle, saveArticle } from './articles';

/** The calls of the demo table. */
export function addTableCalls({ add }: Calls, { database }: Platform): void {
  const access = 'read:table';

  add(articlesCall, { summary: 'One page of the articles.', access }, ({ query }) =>
    listRows(database, articlePlan, query),
  );

  add(articleCall, { summary: 'One article.', access }, async ({ c, query }) => {
    const article = await findArticle(database, Number(query.id));
    if (!article) throw new CallFailure(404, 'notFound');
    tellVersion(c, article);
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
    async ({ c, body: { id, ...given }, now }) => {
      const known = id === undefined ? undefined : await findArticle(database, id);
      if (id !== undefined && !known) throw new CallFailure(404, 'notFound');
      const { title = known?.title, author = known?.author } = given;
      if (title === undefined) throw wrongField('title');
      if (author === undefined) throw wrongField('author');
      const article = {
        title,
        author,
        status: given.status ?? known?.status ?? 'draft',
        pageViews: given.pageViews ?? known?.pageViews ?? 0,
        rating: given.rating ?? known?.rating ?? 0,
        recommended: given.recommended ?? known?.recommended ?? false,
        description: given.description ?? known?.description ?? '',
        img: known?.img ?? scenePicture(title),
      };
      const versions = readIfMatch(c);
      if (known) requireKnown(versions, known);
      else refuseIfMatch(c);
      const savedId = await saveArticle(database, { id, versions }, article, now);
      const present = await findArticle(database, savedId ?? id ?? 0);
      if (!present) throw new CallFailure(404, 'notFound');
      if (savedId === undefined) throw new CallFailure(409, 'changedMeanwhile', { data: { present } });
      tellVersion(c, present);
      return present;
    },
  );

  const largest = { bytes: limits.perBody.file };
  add(uploadCall, { summary: 'Looks at a file and forgets it.', access, largest }, async ({ c }) => {
    const { file } = await c.req.parseBody();
    if (!(file instanceof File)) throw badField('file');
    // What is sent is looked at and not kept: a demo fills no disk.
    return { id: randomUUID(), name: file.name };
  });

  add(removeArticlesCall, { summary: 'Removes articles.', access: 'delete:table' }, async ({ body: { ids } }) => ({
    deleted: await deleteArticles(database, ids),
  }));
}
