// @vitest-environment jsdom
import { array, integer, object, string } from '@waybill/validators';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '../../../../page-testing/render-page';
import { defineResource } from '../resource/define-resource';
import { ListPage } from './list-page';
import { useList } from './use-list';

const books = defineResource({
  list: {
    method: 'GET',
    url: '/books',
    response: object({ list: array(object({ id: integer(), name: string() })), total: integer() }),
  },
});

function Books() {
  return (
    <ListPage
      list={useList(books)}
      title="Books"
      columns={[{ id: 'name', title: 'Name', cell: ({ name }) => name }]}
      cards={{ primary: 'name' }}
      onRemove={async () => ({ done: true })}
    />
  );
}

it('the message about a deleted record has its name [toast-names-record-and-outcome]', async () => {
  const list = [{ id: 1, name: 'Momo' }];
  const page = await renderPage(<Books />, { responses: { 'GET /books': { list, total: 1 } } });
  onTestFinished(page.unmount);
  const button = [...page.container.querySelectorAll<HTMLElement>('tr button')].find(
    (each) => each.textContent === 'Delete',
  );
  expect(button).toBeDefined();
  button?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Momo deleted'));
});
