import { expect, it, onTestFinished, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { draw } from '../../../../../../testing/draw';
import { ExportDialog } from './export-dialog';

const fields = ['Number', 'Phone', 'Fee'].map((title) => ({ id: title.toLowerCase(), title, value: () => title }));

it('begins with all that match, keeps its distance from the edges, and exports the chosen columns in their order [export-of-chosen-columns]', async () => {
  const onExport = vi.fn();
  const { remove } = await draw(
    <ExportDialog
      fields={fields}
      usual={['number', 'phone', 'fee']}
      exports={{ sets: [{ name: 'Bill', fields: ['fee', 'number'] }] }}
      counts={{ selection: 0, all: 240, page: 10 }}
      more={false}
      onExport={onExport}
      onClose={() => {}}
    />,
  );
  onTestFinished(remove);
  const dialog = screen.getByRole('dialog', { name: 'Export' });
  await expect.element(dialog).toBeVisible();
  const scope = screen.getByRole('combobox', { name: 'Which entries' });
  await expect.element(scope).toHaveTextContent(/^All/);
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(left(scope.element()) - left(dialog.element())).toBeGreaterThanOrEqual(16);
  await userEvent.click(screen.getByRole('combobox', { name: 'Set' }));
  await userEvent.click(screen.getByRole('option', { name: 'Bill' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Phone' }));
  await userEvent.click(screen.getByRole('button', { name: /Phone.*up|up.*Phone/i }));
  await userEvent.click(screen.getByRole('button', { name: 'Export', exact: true }));
  expect(onExport).toHaveBeenCalledWith({ fields: ['fee', 'phone', 'number'], scope: 'all', format: 'xlsx' });
});
