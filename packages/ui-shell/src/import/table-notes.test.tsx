// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { draw } from '../../testing/draw';
import { ImportContext, useImportParts } from './import-context';
import { people } from './people.test-data';
import type { TableNote } from './table/table';
import { TableNotes } from './table-notes';

function Notes({ notes }: { notes: readonly TableNote[] }) {
  return (
    <ImportContext value={useImportParts(people)}>
      <TableNotes notes={notes} sheet="People" />
    </ImportContext>
  );
}

async function linesOf(notes: readonly TableNote[]) {
  const { host, remove } = await draw(<Notes notes={notes} />);
  onTestFinished(remove);
  return [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
}

it('notes of a file are a line for each kind, with their number and places [import-notes-are-shown]', async () => {
  const lines = await linesOf([
    { kind: 'errors', sheet: 'People', count: 12, places: ['A2', 'A3'] },
    { kind: 'hiddenSheet', sheet: 'Prices', count: 1, places: [] },
    { kind: 'hiddenSheet', sheet: 'Notes', count: 1, places: [] },
    { kind: 'unclosedQuote', count: 1, places: ['7'] },
  ]);
  expect(lines).toEqual([
    '12 cells show an error and must be repaired: A2, A3, …',
    'Hidden sheets are not imported: Prices, Notes',
    '1 quote has no end; the line is read as it is: 7',
  ]);
});

it('names the first ten of many sheets', async () => {
  const many = Array.from(
    { length: 5000 },
    (_, at): TableNote => ({
      kind: 'hiddenSheet',
      sheet: `s${at}`,
      count: 1,
      places: [],
    }),
  );
  expect(await linesOf(many)).toEqual(['Hidden sheets are not imported: s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, …']);
});

it('notes of other sheets, and hidden rows, which have a choice of their own, are left out', async () => {
  const lines = await linesOf([
    { kind: 'errors', sheet: 'Other', count: 1, places: ['A1'] },
    { kind: 'hiddenRows', sheet: 'People', count: 1, places: ['3'] },
  ]);
  expect(lines).toEqual([]);
});
