import type { OrderReading, ReadContext, ReadOrder } from './reading';
import type { RegionNames } from './regions/find-region';
import { type RowOrder, readRows } from './rows/read-rows';
import type { OrderRow } from './rows/row-field';
import { checkReading } from './text/check-reading';
import { readText } from './text/read-text';

/** A pasted text, or the rows of a table whose columns are matched. */
export type OrderSource = { text: string } | { rows: readonly OrderRow[] };

/** A source to read, or the answer of another reader for a text, which is checked. */
export type ReadRequest = (OrderSource | { text: string; answer: unknown }) & { context: ReadContext };

/** Maximum length of a text; the rest is left over. No chat message is longer. */
const longest = 20_000;

/** Reads a source. It is pure and bounded: its work grows with the length of the source. */
export function readSource(request: ReadRequest, names: RegionNames): OrderReading<ReadOrder | RowOrder> {
  const context = { ...request.context, names };
  if ('rows' in request) return { orders: readRows(request.rows, context), leftovers: [], questions: [], words: [] };
  const { text } = request;
  const head = text.slice(0, longest);
  const reading = 'answer' in request ? checkReading(head, request.answer, context) : readText(head, context);
  if (text.length <= longest) return reading;
  const tail = { from: longest, to: text.length, text: text.slice(longest), orders: [...reading.orders.keys()] };
  return { ...reading, leftovers: [...reading.leftovers, tail] };
}
