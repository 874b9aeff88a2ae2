import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { DataTable } from './data-table';
import { RowActions, RowButton } from './row-actions';

beforeEach(() => page.viewport(390, 800));
afterEach(() => page.viewport(1440, 900));

interface Member {
  id: string;
  note: string;
  phone: string;
  rights: number;
}

const member = { id: 'Agent', note: '—', phone: '62220260067053542161', rights: 5 };
const cards = { primary: 'name', trailing: 'rights', secondary: ['note'], meta: ['phone'] };

async function show(onPress = (_action: string) => {}, actions = ['Roles', 'Reset password', 'Disable']) {
  const columns = [
    { id: 'name', title: 'Name', cell: ({ id }: Member) => id },
    { id: 'note', title: 'Note', cell: ({ note }: Member) => note },
    { id: 'phone', title: 'Phone', cell: ({ phone }: Member) => phone },
    { id: 'rights', title: 'Rights', cell: ({ rights }: Member) => <a href="#rights">{rights}</a> },
    {
      id: 'actions',
      title: 'Actions',
      controls: true,
      cell: () => (
        <RowActions>
          {actions.map((action) => (
            <RowButton key={action} onClick={() => onPress(action)}>
              {action}
            </RowButton>
          ))}
        </RowActions>
      ),
    },
  ];
  const drawn = await draw(
    <div style={{ width: 260 }}>
      <DataTable label="Members" columns={columns} rows={[member]} rowId={({ id }) => id} cards={cards} />
    </div>,
  );
  onTestFinished(drawn.remove);
  const card = drawn.host.querySelector<HTMLElement>('[data-list] > li');
  if (!card) throw new Error('No card is drawn.');
  return card;
}

test('a phone row leaves out empty values and names a bare number by its column', async () => {
  const card = await show();
  expect(card.textContent).not.toContain('—');
  expect(card.textContent).not.toContain('Note');
  await expect.element(page.getByText('Rights 5')).toBeVisible();
});

test('a number in a phone row never wraps', async () => {
  const card = await show();
  const number = [...card.querySelectorAll('bdi')].find((each) => each.textContent === member.phone);
  expect(number?.getClientRects()).toHaveLength(1);
});

test('a phone row shows its first action, and a menu presses the others', async () => {
  const press = vi.fn<(action: string) => void>();
  await show(press);
  await expect.element(page.getByRole('button', { name: 'Roles' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Disable' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'More actions' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Disable' }));
  expect(press.mock.calls).toEqual([['Disable']]);
});

test('a phone row with one action has no menu', async () => {
  await show(undefined, ['Details']);
  await expect.element(page.getByRole('button', { name: 'Details' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
});

test('an empty table says why', async () => {
  const drawn = await draw(
    <DataTable label="Members" columns={[]} rows={[] as Member[]} rowId={({ id }) => id} emptyText="Invite somebody" />,
  );
  onTestFinished(drawn.remove);
  expect(drawn.host.textContent).toContain('Invite somebody');
});
