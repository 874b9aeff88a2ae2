import type { ShellMessage, Text } from '@waybill/ui-shell';
import type { DataColumn } from '@waybill/ui-shell/table';
import type { ReactNode } from 'react';
import { Moment } from './moment';
import { Money } from './values';

/** A sortable column of moments; copied and exported as dates. */
export const momentColumn = <Name extends string>(id: Name, title: Text): DataColumn<Record<Name, string>> => ({
  id,
  title,
  cell: (row) => <Moment at={row[id]} />,
  value: (row) => new Date(row[id]),
  sortable: true,
});

/** A sortable column of cents; shown, copied and exported as yuan. */
export const centsColumn = <Name extends string>(id: Name, title: Text): DataColumn<Record<Name, number>> => ({
  id,
  title,
  cell: (row) => <Money yuan={row[id] / 100} />,
  value: (row) => row[id] / 100,
  align: 'end',
  sortable: true,
});

/** A column of words out of a table of messages; copied and exported as they read. */
export const wordColumn = <Name extends string, Word extends string>(
  id: Name,
  title: Text,
  words: Readonly<Record<Word, ShellMessage>>,
  cell: (word: Word) => ReactNode,
): DataColumn<Record<Name, Word>> => ({
  id,
  title,
  cell: (row) => cell(row[id]),
  value: (row) => words[row[id]],
});
