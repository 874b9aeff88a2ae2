import { array, integer, object, oneOf } from '@waybill/validators';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { consoleParts, drawInConsole } from '../../../../../testing/console/draw-in-console';
import { densityClass } from '../../../../theme/density';
import { themeStyleSheet } from '../../../../theme/theme-style-sheet';
import { defineResource } from '../resource/define-resource';
import { ListPage } from './list-page';
import { useList } from './use-list';

const states = ['open', 'late', 'done', 'gone'] as const;
const parcels = defineResource({
  list: {
    method: 'GET',
    url: '/parcel/getList',
    response: object({ list: array(object({ id: integer(), state: oneOf(states) })), total: integer() }),
  },
  filters: { state: states },
});
const columns = [
  { id: 'id', title: 'Number', cell: ({ id }: { id: number }) => `parcel ${id}` },
  ...Array.from({ length: 12 }, (_, at) => ({
    id: `fact-${at}`,
    title: `Fact ${at}`,
    cell: () => `some words of it ${at}`,
  })),
];
const words = { open: 'Under way', late: 'Late', done: 'Delivered', gone: 'Cancelled' };
const counts = { '': 240, open: 5, late: 1, done: 200, gone: 34 };

function Parcels({ shown = 1 }: { shown?: number }) {
  return (
    <ListPage
      list={useList(parcels)}
      title="Parcels"
      columns={columns.slice(0, shown)}
      states={{ state: { label: 'State', options: words, counts, others: ['done', 'gone'] } }}
    />
  );
}

beforeEach(() => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = themeStyleSheet();
  const { className } = document.body;
  onTestFinished(async () => {
    style.remove();
    document.body.className = className;
    await screen.viewport(1440, 900);
  });
});

async function draw(address: string, shown?: number) {
  const parts = consoleParts(async (_, { params }) => {
    const { pageSize } = params as { pageSize: number };
    return { list: Array.from({ length: pageSize }, (_, id) => ({ id, state: 'open' })), total: 240 };
  });
  const page = (
    <MemoryRouter initialEntries={[address]}>
      <Parcels {...(shown && { shown })} />
    </MemoryRouter>
  );
  const { host } = await drawInConsole(parts, page);
  await expect.element(screen.getByText('parcel 0', { exact: true })).toBeVisible();
  return host;
}

it('ends between two rows at every height and density, with and without a scroll bar below [table-ends-between-rows]', async () => {
  for (const density of ['default', 'compact', 'roomy'] as const)
    for (const height of [655, 731])
      for (const shown of [1, 13]) {
        await screen.viewport(1000, height);
        document.body.className = `vab-theme-default ${densityClass(density)}`;
        const host = await draw('/parcels?pageSize=50', shown);
        const box = host.querySelector('[data-look="grid"]') as HTMLElement;
        const end = box.getBoundingClientRect().top + box.clientTop + box.clientHeight;
        await expect
          .poll(() =>
            [...box.querySelectorAll('tbody tr')]
              .map((row) => row.getBoundingClientRect())
              .filter(({ top, bottom }) => top < end - 1 && bottom > end + 1)
              .map(({ top, bottom }) => ({ density, height, shown, end, top, bottom })),
          )
          .toEqual([]);
        expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
        host.remove();
      }
});

it('has links to the states in the place of the title, which stays the heading [states-in-place-of-title]', async () => {
  const host = await draw('/parcels?state=late');
  const title = screen.getByRole('heading', { name: 'Parcels', level: 1 }).element();
  expect(title.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  const nav = screen.getByRole('navigation', { name: 'State' });
  const links = () => [...nav.element().querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links()).toEqual(['All240', 'Under way5', 'Late1']);
  expect(nav.element().querySelector('[aria-current="page"]')?.textContent).toBe('Late1');
  const row = host.querySelector('header') as HTMLElement;
  expect(nav.element().getBoundingClientRect().left).toBe(row.getBoundingClientRect().left);
  await userEvent.click(nav.getByRole('button', { name: 'More states' }));
  await userEvent.click(screen.getByRole('link', { name: /Delivered/ }));
  await expect.element(nav.getByRole('button', { name: 'Delivered 200' })).toHaveAttribute('aria-current', 'page');
  expect(links()).toEqual(['All240', 'Under way5', 'Late1']);
  expect(screen.getByRole('dialog').elements()).toHaveLength(0);
});
