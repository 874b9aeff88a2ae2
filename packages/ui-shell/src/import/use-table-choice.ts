import { useState } from 'react';
import type { ColumnMatch, ImportDeclaration } from './import-declaration';
import { filledColumns, findColumns, type MatchedColumns } from './match-columns';
import { fromSavedMatch, toSavedMatch } from './saved-match';
import type { Table } from './table/table';
import { createTitleSearch } from './title-row';

/** The matches of columns that the account keeps under names. @beta */
export interface MatchStore {
  /** Stored values, which may be anything. */
  choices: readonly { name: string; value: unknown }[];
  /** Resolves to whether the match is stored; a refusal has been shown. */
  keep: (name: string, value: object) => Promise<boolean>;
  drop: (name: string) => Promise<boolean>;
}

/** Place of the table in its file. */
interface Place {
  sheet: number;
  /** Place of the titles among the rows of the sheet. */
  titles: number;
  withHidden: boolean;
}

/** The sheet, the row of titles and the columns of a file: guessed first, then as the user chooses. */
export function useTableChoice(declaration: ImportDeclaration, store: MatchStore | undefined) {
  const search = createTitleSearch(declaration);
  const [workbook, setWorkbook] = useState<Table | null>(null);
  const [place, setPlace] = useState<Place>({ sheet: 0, titles: 0, withHidden: false });
  /** The user's choice; undefined while the guess counts. */
  const [chosen, setChosen] = useState<ColumnMatch>();

  const sheet = workbook?.sheets[place.sheet];
  const table = sheet && search.tableAt(sheet, place.titles);
  const titles = table?.titles ?? [];
  const rows = table?.rows.filter(({ hidden }) => place.withHidden || !hidden) ?? [];
  const cells = rows.map((row) => row.cells);
  const guess: MatchedColumns = table ? findColumns(declaration, titles, cells) : { match: {}, byContent: [] };
  // A stored match fits if all of its columns are there; the one with the most columns is used.
  const fitting = (store?.choices ?? [])
    .flatMap(({ name, value }) => {
      const match = fromSavedMatch(declaration.columns, value, titles);
      return match ? [{ name, match }] : [];
    })
    .sort((one, other) => Object.keys(other.match).length - Object.keys(one.match).length);
  const byName = chosen ? undefined : fitting[0];

  const chooseSheet = (book: Table, at: number) => {
    const next = book.sheets[at];
    setPlace({ sheet: at, titles: next ? search.guessTitleRow(next).place : 0, withHidden: false });
    setChosen(undefined);
  };
  return {
    workbook,
    sheet,
    place,
    rows,
    filled: filledColumns(titles, cells),
    hiddenRows: table?.rows.filter(({ hidden }) => hidden) ?? [],
    match: chosen ?? byName?.match ?? guess.match,
    /** Fields that only the cells of the column suggest. */
    byContent: chosen || byName ? [] : guess.byContent,
    /** The stored match in use. */
    usedName: byName?.name,
    fittingNames: fitting.map(({ name }) => name),
    open: (book: Table) => {
      setWorkbook(book);
      chooseSheet(book, search.guessSheet(book.sheets));
    },
    close: () => setWorkbook(null),
    chooseSheet: (at: number) => workbook && chooseSheet(workbook, at),
    chooseTitles: (at: number) => {
      setPlace({ ...place, titles: at });
      setChosen(undefined);
    },
    takeHidden: (withHidden: boolean) => setPlace({ ...place, withHidden }),
    setMatch: setChosen,
    /** Uses a stored match, or with an empty name the guess. */
    choose: (name: string) => setChosen(fitting.find((each) => each.name === name)?.match ?? guess.match),
    /** Keeps the present match; undefined if nothing keeps matches. */
    keep: store && ((name: string, match: ColumnMatch) => store.keep(name, toSavedMatch(match, titles))),
    drop: async (name: string) => (await store?.drop(name)) ?? false,
  };
}

export type TableChoice = ReturnType<typeof useTableChoice>;
