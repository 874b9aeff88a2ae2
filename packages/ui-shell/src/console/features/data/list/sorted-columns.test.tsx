// @vitest-environment jsdom
import { array, integer, object, string } from '@waybill/validators';
import { useSnapshot } from 'valtio';
import { expect, it } from 'vitest';
import type { DataColumn } from '../../../../data/table/data-column';
import { renderPage } from '../../../../page-testing/render-page';
import { useConsole } from '../../../kernel/console-context';
import { defineResource } from '../resource/define-resource';
import { ListPage } from './list-page';
import { useList } from './use-list';

const book = object({ id: integer(), title: string() });
const books = defineResource({
  list: { method: 'GET', url: '/books', response: object({ list: array(book), total: integer() }) },
  sorts: ['id'],
});
/** The compiler checks literal ids only. */
const columns: readonly DataColumn<{ title: string }>[] = [
  { id: 'title', title: 'Title', cell: ({ title }) => title, sortable: true },
];

function Books() {
  const { list } = useSnapshot(useConsole().errorLog.state);
  return (
    <>
      <output>{list.map(({ message }) => message)}</output>
      <ListPage list={useList(books)} title="Books" columns={columns} />
    </>
  );
}

it('names a sortable column by which the list does not sort, and draws it without a sort button', async () => {
  const page = await renderPage(<Books />, { responses: { 'GET /books': { list: [], total: 0 } } });
  await page.whenRendered();
  expect(page.container.querySelector('output')?.textContent).toContain(
    'The column "title" is sortable: name it in `sorts` of `defineResource`.',
  );
  expect(page.container.querySelector('th button')).toBeNull();
  await page.unmount();
});
