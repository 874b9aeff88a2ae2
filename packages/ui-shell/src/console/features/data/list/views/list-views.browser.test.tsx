import { array, integer, object, oneOf, optional, string } from '@waybill/validators';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { consoleParts, drawInConsole } from '../../../../../../testing/console/draw-in-console';
import type { ListChange, ListSettingsApi, StoredListSettings } from '../../../../kernel/list-settings-api';
import { defineResource } from '../../resource/define-resource';
import { ListPage } from '../list-page';
import { applyChange } from '../settings/list-changes';
import { useList } from '../use-list';

const parcels = defineResource({
  list: {
    method: 'GET',
    url: '/parcel/getList',
    query: object({ keyword: optional(string()), state: optional(oneOf(['open', 'done'])) }),
    response: object({ list: array(object({ id: integer() })), total: integer() }),
  },
  filters: { keyword: 'text', state: ['open', 'done'] },
});
const columns = [{ id: 'id', title: 'Number', cell: ({ id }: { id: number }) => `parcel ${id}` }];
const filters = { keyword: { label: 'Keyword' } } as const;

function ParcelsPage() {
  return <ListPage list={useList(parcels)} title="Parcels" columns={columns} filters={filters} />;
}

/** Draws a list with these stored settings. */
async function draw(first: Partial<StoredListSettings>, address = '/parcels') {
  let stored: StoredListSettings = { views: [], shared: [], roles: [], ...first };
  const keeping = {
    read: vi.fn(async () => stored),
    change: vi.fn(async (_list: string, change: ListChange) => {
      stored = applyChange(stored, change);
      return stored;
    }),
    share: vi.fn(async (_list: string, name: string, role: string) => {
      stored = { ...stored, views: stored.views.map((view) => (view.name === name ? { ...view, role } : view)) };
      return stored;
    }),
    unshare: vi.fn(async () => {
      stored = { ...stored, shared: [] };
      return stored;
    }),
  } satisfies ListSettingsApi;
  localStorage.clear();
  onTestFinished(() => localStorage.clear());
  const parts = consoleParts(async () => ({ list: [{ id: 1 }], total: 1 }));
  const { host } = await drawInConsole(
    { ...parts, modules: [{ name: 'views', lists: async () => keeping }] },
    <MemoryRouter initialEntries={[address]}>
      <ParcelsPage />
    </MemoryRouter>,
  );
  await expect.element(screen.getByText('parcel 1')).toBeVisible();
  return { host, keeping };
}

const open = () => userEvent.click(screen.getByRole('button', { name: /^View/ }));

it('own views are renamed and shared with a role; a name that is taken is refused beside its field', async () => {
  const views = [
    { name: 'Late', query: 'state=open' },
    { name: 'Done', query: 'state=done' },
  ];
  const { keeping } = await draw({ views, roles: ['Agent'] });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change view Late' }));
  const name = screen.getByRole('textbox', { name: 'Name of the view' }).first();
  await expect.element(name).toHaveFocus();
  await userEvent.fill(name, 'Done');
  await expect.element(screen.getByText('There is a view of that name already.')).toBeVisible();
  await userEvent.fill(name, 'Later');
  await userEvent.click(screen.getByRole('combobox', { name: 'Share with' }));
  await userEvent.click(screen.getByRole('option', { name: 'Agent' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(screen.getByText('Shared with Agent')).toBeVisible();
  await expect
    .poll(() => keeping.change.mock.calls)
    .toContainEqual(['/parcels', { kind: 'rename', name: 'Late', to: 'Later' }]);
  await expect.poll(() => keeping.share.mock.calls).toContainEqual(['/parcels', 'Late', 'Agent']);
  await expect.element(screen.getByRole('button', { name: 'Change view Later' })).toHaveFocus();
});

it('shows shared views under their role with the owner; users copy them, and with the right to share withdraw them', async () => {
  const shared = [
    { id: 1, name: 'Late', query: 'state=open', role: 'Agent', by: 'ann' },
    { id: 2, name: 'Late', query: 'state=done', role: 'Agent', by: 'bob' },
  ];
  const { keeping } = await draw({ views: [{ name: 'Late', query: '' }], shared, roles: ['Agent'] });
  await open();
  const region = screen.getByRole('region', { name: 'Shared with Agent' });
  await expect.element(region.getByText('By ann')).toBeVisible();
  await expect.element(region.getByText('By bob')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Copy view Late as mine' }).last());
  await expect.element(screen.getByRole('button', { name: 'Delete view Late 2' })).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'End the sharing of view Late' }).first());
  await expect.poll(() => keeping.unshare.mock.calls).toEqual([['/parcels', 1]]);
  await expect.element(region).not.toBeInTheDocument();
});

it('hides the sharing field without the right to share', async () => {
  await draw({ views: [{ name: 'Late', query: 'state=open' }] });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change view Late' }));
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Share with' })).not.toBeInTheDocument();
});

it('a view names its missing parts, and shows the rest [view-names-missing-parts]', async () => {
  const views = [{ name: 'Old', query: 'columns=id&columns=weight&keyword=x&state=archived' }];
  const { host } = await draw({ views });
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Old' }));
  await expect
    .element(screen.getByText('Of view Old there is no more: weight, archived. The rest applies.'))
    .toBeVisible();
  expect(host.querySelector<HTMLInputElement>('input[name="keyword"]')?.value).toBe('x');
  await expect.element(screen.getByRole('button', { name: 'View: Old' })).toBeVisible();
});

it('names that look like code are text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const { host } = await draw({ shared: [{ id: 1, name, query: '"><script>', role: '{role}', by: '{name}' }] });
  await open();
  await expect.element(screen.getByRole('region', { name: 'Shared with {role}' }).getByText(name)).toBeVisible();
  expect(host.ownerDocument.querySelector('img[src="x"]')).toBeNull();
});
