import type { CSSProperties } from 'react';
import type { ColumnChoice } from './column-choice';
import type { DataColumn } from './data-column';

/** How all cells of one column look. */
export interface CellLook {
  props: {
    'data-align': DataColumn<never>['align'];
    'data-pinned': 'start' | 'end' | undefined;
    'data-cut': true | undefined;
    'data-part': 'controls' | undefined;
    'aria-colindex': number;
    'data-column': string;
  };
  style: CSSProperties | undefined;
}

/** The custom property with the width of a resized column, by its place in the table. */
export const widthProperty = (place: number): string => `--wb-column-${place}`;

/** The custom property with the distance of a pinned column from the start, by its place in the table. */
export const pinProperty = (place: number): string => `--wb-pin-${place}`;

/** How the cells of each shown column look; `first` is the number of the first in the grid, counted from 1. */
export function toCellLooks(
  columns: readonly DataColumn<never>[],
  choice: ColumnChoice | undefined,
  first: number,
): CellLook[] {
  return columns.map(({ id, align, pinned, controls }, place) => {
    const resized = choice?.widths?.[id] !== undefined;
    const atStart = choice?.pinned?.includes(id) ?? false;
    const width = `var(${widthProperty(place)})`;
    return {
      props: {
        'data-align': align,
        'data-pinned': atStart ? 'start' : pinned ? 'end' : undefined,
        'data-cut': resized || undefined,
        'data-part': controls ? 'controls' : undefined,
        'aria-colindex': first + place,
        'data-column': id,
      },
      style:
        resized || atStart
          ? {
              ...(resized ? { width, minWidth: width, maxWidth: width } : {}),
              ...(atStart ? { insetInlineStart: `var(${pinProperty(place)}, 0px)` } : {}),
            }
          : undefined,
    };
  });
}

/** The custom properties that carry the widths of the resized columns. */
export function toWidthProperties(
  columns: readonly DataColumn<never>[],
  choice: ColumnChoice | undefined,
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap(({ id }, place) => {
      const width = choice?.widths?.[id];
      return width === undefined ? [] : [[widthProperty(place), `${width}px`]];
    }),
  );
}
