/** Which columns of a table are shown, in which order and how wide. @public */
export interface ColumnChoice {
  /** Ids of all columns, first to last. */
  order: readonly string[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  /** Ids of the columns that stand first and stay in view while the others scroll. Default: none. */
  pinned?: readonly string[];
  /** Widths in px of the columns that somebody resized, by id. Default: none. */
  widths?: Readonly<Record<string, number>>;
}

/** The narrowest and the widest that a column can be made, in px. */
export const columnWidths = { least: 64, most: 800 } as const;

/** The ids that are shown, in their order, those that stay in view first. */
export function shownColumns({ order, hidden, pinned = [] }: ColumnChoice): string[] {
  const shown = order.filter((id) => !hidden.includes(id));
  return [...shown.filter((id) => pinned.includes(id)), ...shown.filter((id) => !pinned.includes(id))];
}

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

/** Keeps a column in view at the start, or lets it scroll again. */
export function pinColumn(choice: ColumnChoice, id: string): ColumnChoice {
  const pinned = choice.pinned ?? [];
  return { ...choice, pinned: pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id] };
}

/** Gives a column a width in px, within `columnWidths`; `null` makes it as wide as it needs. */
export function resizeColumn(choice: ColumnChoice, id: string, width: number | null): ColumnChoice {
  const { [id]: _, ...others } = choice.widths ?? {};
  return { ...choice, widths: width === null ? others : { ...others, [id]: toWidth(width) } };
}

const toWidth = (width: number) => Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));

/** A choice as it was stored, made to fit the columns that there are: unknown ones are left out, new ones stand at their place. */
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
