import { useKeptChoices } from '@waybill/kit/console';
import type { Workbook } from '@waybill/ui-shell/import';
import { useState } from 'react';
import { fromKeptMatch, toKeptMatch } from './kept-match';
import { type ColumnMatch, type FoundColumns, findColumns } from './match-columns';
import { guessSheet, guessTitleRow, tableAt } from './title-row';

/** Where the table stands in its file. */
interface Place {
  sheet: number;
  /** The place of the titles among the sheet's rows. */
  titles: number;
  withHidden: boolean;
}

/** Which sheet, which row of titles and which columns of a file are imported: guessed first, then as it was chosen. */
export function useTableChoice() {
  const { choices, keep, drop } = useKeptChoices('order-import');
  const [workbook, setWorkbook] = useState<Workbook | null>(null);
  const [place, setPlace] = useState<Place>({ sheet: 0, titles: 0, withHidden: false });
  /** What was chosen by hand or by a name; nothing while the guess holds. */
  const [chosen, setChosen] = useState<ColumnMatch>();

  const sheet = workbook?.sheets[place.sheet];
  const table = sheet && tableAt(sheet, place.titles);
  const hiddenRows = table?.rows.filter(({ hidden }) => hidden) ?? [];
  const rows = table?.rows.filter(({ hidden }) => place.withHidden || !hidden) ?? [];
  const found: FoundColumns = table
    ? findColumns(
        table.titles,
        rows.map(({ cells }) => cells),
      )
    : { match: {}, byContent: [] };
  // A match that was kept fits where all of its columns are there; the one with the most of them is meant.
  const fitting = choices
    .flatMap(({ name, value }) => {
      const match = fromKeptMatch(value, table?.titles ?? []);
      return match ? [{ name, match }] : [];
    })
    .sort((one, other) => Object.keys(other.match).length - Object.keys(one.match).length);
  const byName = chosen ? undefined : fitting[0];

  const chooseSheet = (book: Workbook, at: number) => {
    const next = book.sheets[at];
    setPlace({ sheet: at, titles: next ? guessTitleRow(next).place : 0, withHidden: false });
    setChosen(undefined);
  };
  return {
    workbook,
    sheet,
    place,
    titles: table?.titles ?? [],
    rows,
    hiddenRows,
    match: chosen ?? byName?.match ?? found.match,
    /** Fields for which only what the column holds spoke. */
    byContent: chosen || byName ? [] : found.byContent,
    /** The kept match that holds now. */
    usedName: byName?.name,
    fittingNames: fitting.map(({ name }) => name),
    open: (book: Workbook) => {
      setWorkbook(book);
      chooseSheet(book, Math.max(0, guessSheet(book.sheets)));
    },
    close: () => setWorkbook(null),
    chooseSheet: (at: number) => workbook && chooseSheet(workbook, at),
    chooseTitles: (titles: number) => {
      setPlace({ ...place, titles });
      setChosen(undefined);
    },
    takeHidden: (withHidden: boolean) => setPlace({ ...place, withHidden }),
    setMatch: setChosen,
    /** Takes a kept match, or with an empty name what was guessed. */
    choose: (name: string) => setChosen(fitting.find((each) => each.name === name)?.match ?? found.match),
    keep: (name: string, match: ColumnMatch): Promise<boolean> => keep(name, toKeptMatch(match, table?.titles ?? [])),
    drop,
  };
}

export type TableChoice = ReturnType<typeof useTableChoice>;
