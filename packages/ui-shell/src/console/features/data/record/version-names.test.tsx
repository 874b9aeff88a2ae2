// @vitest-environment jsdom
import { integer, object, string } from '@waybill/validators';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '../../../../page-testing/render-page';
import { defineResource } from '../resource/define-resource';
import { useEdit } from './use-edit';

const book = object({ id: integer(), title: string(), etag: string(), revision: integer() });
const books = defineResource({
  record: { method: 'GET', url: '/books/:id', response: book },
  update: { method: 'PUT', url: '/books/:id', body: object({ id: integer(), title: string() }), response: book },
  version: { ifMatch: 'etag', event: 'revision' },
});
const row = { id: 7, title: 'Orlando', etag: '"a1"', revision: 3 };

function Editor() {
  const { save } = useEdit(books, row);
  return (
    <button type="button" onClick={() => void save({ title: 'The Waves' })}>
      Save
    </button>
  );
}

it('a record is saved over its tag, while events name its revision [version-of-two-fields]', async () => {
  const page = await renderPage(<Editor />, { responses: { 'PUT /books/7': { ...row, title: 'The Waves' } } });
  onTestFinished(page.unmount);
  page.container.querySelector('button')?.click();
  await vi.waitFor(() => expect(page.calls.find(({ method }) => method === 'PUT')?.headers['if-match']).toBe('"a1"'));
  expect(books.version).toBe('revision');
  // @ts-expect-error a record has no such field
  defineResource({ ...books.calls, version: { ifMatch: 'tag', event: 'revision' } });
});
