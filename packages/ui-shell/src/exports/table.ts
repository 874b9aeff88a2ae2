'use client';

export { type SheetFormat, saveSheet } from '../spreadsheet/save-sheet';
export type { Sheet, SheetCell } from '../spreadsheet/sheet';
export type { ColumnChoice } from '../table/column-choice';
export { ColumnPicker, type ColumnPickerProps } from '../table/column-picker';
export type { CellValue, DataColumn, Sorting } from '../table/data-column';
export { DataTable, type DataTableProps } from '../table/data-table';
export { Pagination, type PaginationProps } from '../table/pagination';
export { QueryForm, type QueryFormProps } from '../table/query-form';
export { RowActions, RowButton, type RowButtonProps } from '../table/row-actions';
export { StatusTag, type StatusTagProps, type StatusTone } from '../table/status-tag';
export type { LoadState } from '../table/table-notice';
export { type UseRowOrderOptions, useRowOrder } from '../table/use-row-order';
export type { DataTableModelOptions } from '../table/use-table-model';
