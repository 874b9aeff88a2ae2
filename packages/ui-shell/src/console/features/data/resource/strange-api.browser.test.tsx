import { problem } from '@waybill/http/conventions';
import { createScriptedAdapter, type ScriptedCall, type ScriptLine } from '@waybill/http/testing';
import { array, type Infer, integer, object, string } from '@waybill/validators';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { drawInConsole } from '../../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../../create-console';
import type { ApiOptions } from '../../../kernel/api/api';
import { restApi } from '../../../kernel/api/rest-api';
import { defineCall } from '../../../kernel/call';
import { useList } from '../list/use-list';
import { useEdit } from '../record/use-edit';
import { useRecord } from '../record/use-record';
import { useServerWrite } from '../server-data/use-server-write';
import { useWrites } from '../write/use-writes';
import { defineResource, type ListQuery } from './define-resource';

const wireBook = object({ book_id: integer(), book_title: string(), due_at: integer() });
type WireBook = Infer<typeof wireBook>;

const toBook = ({ book_id, book_title, due_at }: WireBook) => ({
  id: book_id,
  title: book_title,
  due: new Date(due_at * 1000).toISOString().slice(0, 10),
});

/** A different REST API: snake_case, days in seconds, pages by offset, totals and versions in headers, PATCH and DELETE without a body. */
const path = '/v1/books';
const toBody = ({ title }: { title: string }) => ({ body: { book_title: title } });
const books = defineResource({
  list: defineCall({
    method: 'GET',
    url: path,
    response: array(wireBook),
    toRequest: ({ page, pageSize, sort, order, author }: ListQuery) => ({
      query: {
        offset: (page - 1) * pageSize,
        limit: pageSize,
        ordering: sort && `${order === 'desc' ? '-' : ''}${sort}`,
        written_by: author,
      },
    }),
    from: (list, { headers }) => ({ list: list.map(toBook), total: Number(headers['x-total-count']) }),
  }),
  record: defineCall({
    method: 'GET',
    url: `${path}/:id`,
    response: wireBook,
    from: (book, { headers }) => ({ ...toBook(book), version: headers.etag?.replaceAll('"', '') }),
  }),
  create: defineCall({ method: 'POST', url: path, response: wireBook, toRequest: toBody, from: toBook }),
  update: defineCall({
    method: 'PATCH',
    url: `${path}/:id`,
    response: wireBook,
    toRequest: ({ title }: { id: number; title: string }) => toBody({ title }),
    from: toBook,
  }),
  remove: { method: 'DELETE', url: `${path}/:id` },
  actions: {
    lend: defineCall({
      method: 'PUT',
      url: '/v1/loans',
      response: object({ loan_id: integer() }),
      toRequest: ({ id }: { id: number }) => ({ body: { book_id: id } }),
    }),
  },
  filters: { author: 'text' },
  sorts: ['title'],
});

const remind = defineCall({
  method: 'POST',
  url: `${path}/:id/reminders`,
  body: object({ text: string() }),
  from: (_, { headers }) => ({ at: headers.location }),
});

const useBooks = () => ({
  list: useList(books),
  record: useRecord(books, 7),
  writes: useWrites(books),
  edit: useEdit(books, 7),
  remind: useServerWrite(remind),
});
type Hooks = ReturnType<typeof useBooks>;

function Page({ onDraw }: { onDraw: (hooks: Hooks) => void }) {
  onDraw(useBooks());
  return null;
}

const conventions = { ...problem, messages: { ...problem.messages, sentence: 'errors.0.detail' } };

async function open(script: readonly ScriptLine[], options: ApiOptions = {}) {
  const adapter = createScriptedAdapter(script);
  const { parts } = assembleConsole({
    routes: [],
    config: { tokenStorage: 'memory', language: 'en' },
    api: restApi({ adapter, conventions, ...options }),
  });
  onTestFinished(() => parts.session.dispose());
  let given: Hooks | undefined;
  const address = '/books?page=2&pageSize=20&sort=title&order=desc&author=Woolf';
  await drawInConsole(
    parts,
    <MemoryRouter initialEntries={[address]}>
      <Page
        onDraw={(hooks) => {
          given = hooks;
        }}
      />
    </MemoryRouter>,
  );
  const hooks = () => given as Hooks;
  await vi.waitFor(() => expect(hooks().list.state).not.toBe('loading'));
  return { parts, hooks, calls: adapter.calls };
}

const wire = (id: number): WireBook => ({ book_id: id, book_title: `Book ${id}`, due_at: 1_740_000_000 });
const reads: readonly ScriptLine[] = [
  { match: 'GET /v1/books/7', reply: { body: wire(7), headers: { ETag: '"e7"' } } },
  { match: 'GET /v1/books', reply: { body: [wire(1), wire(2)], headers: { 'X-Total-Count': '42' } } },
];
const sent = ({ method, url, body }: ScriptedCall) => `${method} ${url} ${JSON.stringify(body) ?? ''}`.trim();

it('a list and a record are read by paths, queries, fields and headers of another API', async () => {
  const { hooks, calls } = await open(reads);
  expect(hooks().list.rows).toEqual([
    { id: 1, title: 'Book 1', due: '2025-02-19' },
    { id: 2, title: 'Book 2', due: '2025-02-19' },
  ]);
  expect(hooks().list.total).toBe(42);
  await vi.waitFor(() => expect(hooks().record.record).toMatchObject({ id: 7, version: 'e7' }));
  const booksCall = calls.find(({ url }) => url.startsWith('/v1/books?') || url === '/v1/books');
  expect(JSON.stringify(booksCall)).toMatch(/offset.{1,4}20/);
  expect(JSON.stringify(booksCall)).toMatch(/ordering.{1,4}-title/);
  expect(JSON.stringify(booksCall)).toMatch(/written_by.{1,4}Woolf/);
});

it('a change goes by PATCH over the version that was read; an answer without content is followed by a read', async () => {
  const { hooks, calls } = await open([...reads, { match: 'PATCH /v1/books/7', reply: { status: 204 } }]);
  await vi.waitFor(() => expect(hooks().edit.state).toBe('ready'));
  const saved = await hooks().edit.save({ title: 'Other' });
  expect(saved).toMatchObject({ done: true, value: { id: 7, title: 'Book 7' } });
  const patch = calls.find(({ method }) => method === 'PATCH');
  expect(patch && sent(patch)).toBe('PATCH /v1/books/7 {"book_title":"Other"}');
  expect(patch?.headers['if-match']).toBe('"e7"');
});

it('a new record is posted, removals go one by one, further calls by their own methods', async () => {
  const { hooks, calls } = await open([
    ...reads,
    { match: 'POST /v1/books/7/reminders', reply: { status: 201, headers: { Location: '/v1/reminders/3' } } },
    { match: 'POST /v1/books', reply: { status: 201, body: wire(9) } },
    { match: 'PUT /v1/loans', reply: { body: { loan_id: 5 } } },
    { match: /^DELETE/, reply: { status: 204 } },
  ]);
  expect(await hooks().writes.save({ title: 'New' })).toMatchObject({ done: true, value: { id: 9 } });
  expect(await hooks().writes.actions.lend(7)).toEqual({ done: true, value: { loan_id: 5 } });
  expect(await hooks().remind({ id: 7, text: 'Back, please' })).toEqual({
    done: true,
    value: { at: '/v1/reminders/3' },
  });
  expect((await hooks().writes.remove([1, 2])).done).toBe(true);
  expect(calls.filter(({ method }) => method !== 'GET').map(sent)).toEqual([
    'POST /v1/books {"book_title":"New"}',
    'PUT /v1/loans {"book_id":7}',
    'POST /v1/books/7/reminders {"text":"Back, please"}',
    'DELETE /v1/books/1',
    'DELETE /v1/books/2',
  ]);
});

it('what does not fit is a failure that names the call', async () => {
  const { parts, hooks } = await open([
    reads[0] as ScriptLine,
    { match: 'GET /v1/books', reply: { body: { results: [] }, headers: { 'X-Total-Count': '42' } } },
  ]);
  expect(hooks().list.state).toBe('failed');
  parts.errorLog.flush();
  expect(parts.errorLog.state.list[0]?.message).toContain('GET /v1/books answered something else than its schema says');
});

it('a refusal names its fields in the words of that API, and its sentence may stand in a list', async () => {
  const body = { errors: [{ field: 'book_title', detail: 'Taken' }] };
  const { hooks, parts } = await open([...reads, { match: 'POST /v1/books', reply: { status: 422, body } }], {
    conventions: {
      messages: {
        sentence: 'errors.0.detail',
        fields: ({ body }) => {
          const { errors = [] } = body as { errors?: { field: string; detail: string }[] };
          return Object.fromEntries(errors.map(({ field, detail }) => [field.replace('book_', ''), detail]));
        },
      },
    },
  });
  expect(await hooks().writes.save({ title: 'Old' })).toMatchObject({
    done: false,
    refusal: { message: 'Taken', fields: { title: 'Taken' } },
  });
  parts.errorLog.flush();
  expect(parts.errorLog.state.list.filter(({ message }) => !message.includes('422'))).toEqual([]);
});
