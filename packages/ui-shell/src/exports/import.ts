export { LargeWorkbook, mostInflated } from '../import/table/large-workbook';
export { isMadeDate } from '../import/table/made-date';
export {
  largestFile,
  readFile,
  readText,
  type SheetTable,
  type TableRow,
  type Workbook,
} from '../import/table/read-table';
export { type FailedAs, UnreadableTable } from '../import/table/unreadable-table';
