/** Visibility, order and widths of a table's columns. @public */
export interface ColumnChoice {
  /** Ids of all columns, first to last. */
  order: readonly string[];
  /** Ids of the hidden columns. */
  hidden: readonly string[];
  /** Ids of the columns pinned at the start. Default: empty. */
  pinned?: readonly string[];
  /** Widths of resized columns in px, by id. Default: `undefined`. */
  widths?: Readonly<Record<string, number>>;
}

/** Limits of column widths, in px. */
export const columnWidths = { least: 64, most: 800 } as const;

/** Ids of the shown columns in order, pinned ones first. */
export function shownColumns({ order, hidden, pinned = [] }: ColumnChoice): string[] {
  const shown = order.filter((id) => !hidden.includes(id));
  return [...shown.filter((id) => pinned.includes(id)), ...shown.filter((id) => !pinned.includes(id))];
}

/** Shows or hides a column, except the last shown one. */
export function toggleColumn(choice: ColumnChoice, id: string): ColumnChoice {
  if (choice.hidden.includes(id)) return { ...choice, hidden: choice.hidden.filter((each) => each !== id) };
  return shownColumns(choice).length > 1 ? { ...choice, hidden: [...choice.hidden, id] } : choice;
}

/** Moves a column to an index, clamped to the ends. */
export function moveColumn(choice: ColumnChoice, id: string, place: number): ColumnChoice {
  const from = choice.order.indexOf(id);
  const to = Math.min(choice.order.length - 1, Math.max(0, place));
  if (from < 0 || from === to) return choice;
  const rest = choice.order.filter((each) => each !== id);
  return { ...choice, order: [...rest.slice(0, to), id, ...rest.slice(to)] };
}

/** Pins or unpins a column. */
export function pinColumn(choice: ColumnChoice, id: string): ColumnChoice {
  const pinned = choice.pinned ?? [];
  return { ...choice, pinned: pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id] };
}

/** Sets the width of a column in px, within `columnWidths`; `null` fits the content. */
export function resizeColumn(choice: ColumnChoice, id: string, width: number | null): ColumnChoice {
  const { [id]: _, ...others } = choice.widths ?? {};
  return { ...choice, widths: width === null ? others : { ...others, [id]: toWidth(width) } };
}

const toWidth = (width: number) => Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));

/** Validates a stored choice against the existing columns: drops unknown ones and inserts new ones at their default index. */
export function readColumnChoice(stored: unknown, first: ColumnChoice): ColumnChoice {
  if (typeof stored !== 'object' || stored === null) return first;
  const presentIds = (value: unknown): string[] =>
    Array.isArray(value) ? [...new Set(first.order.filter((id) => value.includes(id)))] : [];
  const { order, hidden, pinned, widths } = stored as Record<string, unknown>;
  const ordered = Array.isArray(order) ? [...new Set(order.filter((id) => first.order.includes(id)))] : [];
  const added = first.order.filter((id) => !ordered.includes(id));
  const whole = added.reduce((all, id) => {
    const place = first.order.indexOf(id);
    return [...all.slice(0, place), id, ...all.slice(place)];
  }, ordered as string[]);
  const hiding = [...presentIds(hidden), ...first.hidden.filter((id) => added.includes(id))];
  return {
    order: whole,
    hidden: hiding.length < whole.length ? hiding : first.hidden,
    pinned: presentIds(pinned),
    widths: Object.fromEntries(
      first.order.flatMap((id) => {
        const width =
          typeof widths === 'object' && widths !== null && Object.hasOwn(widths, id) ? Reflect.get(widths, id) : null;
        return typeof width === 'number' && Number.isFinite(width) ? [[id, toWidth(width)]] : [];
      }),
    ),
  };
}
