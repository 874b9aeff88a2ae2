// @vitest-environment jsdom
import { array, boolean, integer, object } from '@waybill/validators';
import { expect, it, onTestFinished } from 'vitest';
import { renderPage } from '../../../../page-testing/render-page';
import { defineResource } from '../resource/define-resource';
import { ListPage } from './list-page';
import { useList } from './use-list';

const books = defineResource({
  list: {
    method: 'GET',
    url: '/books',
    response: object({ list: array(object({ id: integer(), own: boolean() })), total: integer() }),
  },
});

function Books() {
  return (
    <ListPage
      list={useList(books)}
      title="Books"
      columns={[{ id: 'id', title: 'Number', cell: ({ id }) => `Book ${id}` }]}
      onEdit={() => {}}
      onRemove={async () => ({ done: true })}
      canEdit={({ own }) => own}
      canRemove={({ id }) => id === 2}
    />
  );
}

it('a row has buttons only for the permitted actions [row-rights-of-a-list]', async () => {
  const list = [
    { id: 1, own: true },
    { id: 2, own: false },
  ];
  const page = await renderPage(<Books />, { responses: { 'GET /books': { list, total: 2 } } });
  onTestFinished(page.unmount);
  const rows = [...page.container.querySelectorAll('tr')].filter((row) => row.textContent?.includes('Book '));
  const buttons = rows.map((row) =>
    [...row.querySelectorAll('button')].map(({ textContent }) => textContent).filter(Boolean),
  );
  expect(buttons).toEqual([['Edit'], ['Delete']]);
});
