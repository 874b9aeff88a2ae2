// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { draw } from '../../testing/draw';
import { ImportContext, useImportParts } from './import-context';
import { people } from './people.test-data';
import { SourceStep } from './source-step';
import { book } from './table/book.test-data';

function Source({ onTable }: { onTable: () => void }) {
  return (
    <ImportContext value={useImportParts(people)}>
      <SourceStep onTable={onTable} />
    </ImportContext>
  );
}

it('names what is damaged where a file has no rows [import-notes-are-shown]', async () => {
  const onTable = vi.fn();
  const { host, remove } = await draw(<Source onTable={onTable} />);
  onTestFinished(remove);
  const bytes = book({ sheets: { People: '<row>' }, parts: { 'xl/worksheets/sheet1.xml': null } });
  const picker = host.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(picker, 'files', { value: [new File([bytes as Uint8Array<ArrayBuffer>], 'x.xlsx')] });
  picker?.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(host.textContent).toContain('The table has no rows'));
  expect(host.textContent).toContain('A part of the workbook is missing; the rest is read: xl/worksheets/sheet1.xml');
  expect(onTable).not.toHaveBeenCalled();
});
