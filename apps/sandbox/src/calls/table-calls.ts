import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import {
  type Article,
  type ArticleValues,
  articlePlan,
  articleStatuses,
  deleteArticles,
  findArticle,
  saveArticle,
} from '../rows/articles';
import { listRows } from '../rows/list-rows';
import { scenePicture } from '../seed/picture';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import { badField, readChoice, readFlag, readForm, readId, readIds, readNumber, readText } from '../server/fields';
import { type Payload, readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import { readIfMatch, tellVersion } from '../server/record-version';
import type { SandboxEnv } from '../server/sandbox-env';
import { requireToken } from '../session/require-token';

/** Takes one file. */
export const uploadPath = '/table/upload';

/** The calls of the demo table: /table/getList, detail, doEdit, upload and doDelete. */
export function addTableCalls(app: Hono<SandboxEnv>, platform: Platform): void {
  const { database, now } = platform;

  app.get('/table/getList', requireToken(platform, 'read:table'), async (c) =>
    success(c, await listRows(database, articlePlan, c.req.query())),
  );

  app.get('/table/detail', requireToken(platform, 'read:table'), async (c) => {
    const article = await findArticle(database, readId(c.req.query()));
    if (!article) throw new CallFailure(404, 'notFound');
    tellVersion(c, article);
    return success(c, article);
  });

  app.post('/table/doEdit', requireToken(platform, 'write:table'), async (c) => {
    const payload = await readPayload(c);
    const id = payload.id === undefined || payload.id === null ? undefined : readId(payload);
    const known = id === undefined ? undefined : await findArticle(database, id);
    if (id !== undefined && !known) throw new CallFailure(404, 'notFound');
    const article = readForm(() => readArticle(payload, known));
    const savedId = await saveArticle(database, { id, version: readIfMatch(c) }, article, now());
    const present = await findArticle(database, savedId ?? id ?? 0);
    if (!present) throw new CallFailure(404, 'notFound');
    if (savedId === undefined) throw new CallFailure(409, 'changedMeanwhile', { data: { present } });
    tellVersion(c, present);
    return success(c, present);
  });

  app.post(uploadPath, requireToken(platform, 'read:table'), async (c) => {
    const { file } = await c.req.parseBody();
    if (!(file instanceof File)) throw badField('file');
    // What is sent is looked at and not kept: a demo fills no disk.
    return success(c, { id: randomUUID(), name: file.name });
  });

  app.post('/table/doDelete', requireToken(platform, 'delete:table'), async (c) => {
    const ids = readIds(await readPayload(c), 'ids');
    return success(c, { deleted: await deleteArticles(database, ids) });
  });
}

function readArticle(payload: Payload, known: Article | undefined): ArticleValues {
  const title = readText(payload, 'title', { max: 100, ...(known ? { fallback: known.title } : {}) });
  return {
    title,
    author: readText(payload, 'author', { max: 50, ...(known ? { fallback: known.author } : {}) }),
    status: readChoice(payload, 'status', articleStatuses, known?.status ?? 'draft'),
    pageViews: readNumber(payload, 'pageViews', { min: 0, max: 1e9, integer: true, fallback: known?.pageViews ?? 0 }),
    rating: readNumber(payload, 'rating', { min: 0, max: 5, integer: true, fallback: known?.rating ?? 0 }),
    recommended: readFlag(payload, 'recommended', known?.recommended ?? false),
    description: readText(payload, 'description', { min: 0, max: 2000, fallback: known?.description ?? '' }),
    img: known?.img ?? scenePicture(title),
  };
}
