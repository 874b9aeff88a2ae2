/** Which columns of a table are shown, and in which order. */
export interface ColumnChoice {
  /** Ids of all columns, first to last. */
  order: readonly string[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
}

/** The ids that are shown, in their order: the `shownColumns` of a `DataTable`. */
export const shownColumns = ({ order, hidden }: ColumnChoice): string[] => order.filter((id) => !hidden.includes(id));

/** Shows or hides a column; the last one that is shown stays. */
export function toggleColumn(choice: ColumnChoice, id: string): ColumnChoice {
  if (choice.hidden.includes(id)) return { ...choice, hidden: choice.hidden.filter((each) => each !== id) };
  return shownColumns(choice).length > 1 ? { ...choice, hidden: [...choice.hidden, id] } : choice;
}

/** Moves a column to a place, counted from 0; places beyond the ends are the ends. */
export function moveColumn(choice: ColumnChoice, id: string, place: number): ColumnChoice {
  const from = choice.order.indexOf(id);
  const to = Math.min(choice.order.length - 1, Math.max(0, place));
  if (from < 0 || from === to) return choice;
  const rest = choice.order.filter((each) => each !== id);
  return { ...choice, order: [...rest.slice(0, to), id, ...rest.slice(to)] };
}
