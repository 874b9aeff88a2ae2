'use client';

export { titleOf as columnTitle } from '../import/column-titles';
export {
  type CellIssue,
  type ColumnMatch,
  defineImport,
  type HandedRows,
  type ImportCells,
  type ImportColumn,
  type ImportDeclaration,
  type ImportResult,
  type ParsedRow,
  type RowQuestion,
} from '../import/import-declaration';
export type { ImportMessageName } from '../import/messages';
export type { ImportSendResult } from '../import/send-rows';
export { type ReadTableOptions, readTable } from '../import/table/read-table';
export type { CellKind, SheetTable, Table, TableNote, TableNoteKind, TableRow } from '../import/table/table';
export { type UnreadableReason, UnreadableTableError } from '../import/table/unreadable-table';
export { TableImport, type TableImportProps } from '../import/table-import';
export type { CompareRows, ImportServer } from '../import/use-import-rows';
export type { MatchStore } from '../import/use-table-choice';
