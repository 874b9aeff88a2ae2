import type { CSSProperties } from 'react';
import type { ColumnChoice } from './column-choice';
import type { DataColumn } from './data-column';

/** Look of the cells of one column. */
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

/** The custom property with the width of a resized column, by index. */
export const widthProperty = (place: number): string => `--wb-column-${place}`;

/** The custom property with the offset of a pinned column from the start, by index. */
export const pinProperty = (place: number): string => `--wb-pin-${place}`;

/** Looks of the shown columns; `first` is the grid index of the first, from 1. */
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

/** The custom properties with the widths of resized columns. */
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
