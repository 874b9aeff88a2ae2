import { describe, expect, it } from 'vitest';
import { type GridPlace, placeAfterKey } from './grid-keys';

const size = { rows: 20, columns: 4, pageRows: 8 };
const press = (from: GridPlace, key: string, ctrlKey = false) =>
  placeAfterKey(from, { key, ctrlKey, metaKey: false }, size);

describe('a key in a grid', () => {
  it('leads by one cell, from the header to the last row, and not beyond the edges', () => {
    expect(press({ row: 1, column: 1 }, 'ArrowUp')).toEqual({ row: 0, column: 1 });
    expect(press({ row: 0, column: 1 }, 'ArrowUp')).toEqual({ row: 0, column: 1 });
    expect(press({ row: 20, column: 3 }, 'ArrowDown')).toEqual({ row: 20, column: 3 });
    expect(press({ row: 2, column: 3 }, 'ArrowRight')).toEqual({ row: 2, column: 3 });
    expect(press({ row: 2, column: 1 }, 'ArrowLeft')).toEqual({ row: 2, column: 0 });
  });

  it('leads to the ends of the row, and with Ctrl to the ends of the grid', () => {
    expect(press({ row: 5, column: 2 }, 'Home')).toEqual({ row: 5, column: 0 });
    expect(press({ row: 5, column: 2 }, 'End')).toEqual({ row: 5, column: 3 });
    expect(press({ row: 5, column: 2 }, 'Home', true)).toEqual({ row: 1, column: 0 });
    expect(press({ row: 5, column: 2 }, 'End', true)).toEqual({ row: 20, column: 3 });
    expect(press({ row: 5, column: 2 }, 'ArrowDown', true)).toEqual({ row: 20, column: 2 });
  });

  it('leads by a page of rows, and no page key leads into the header', () => {
    expect(press({ row: 10, column: 0 }, 'PageDown')).toEqual({ row: 18, column: 0 });
    expect(press({ row: 18, column: 0 }, 'PageDown')).toEqual({ row: 20, column: 0 });
    expect(press({ row: 3, column: 0 }, 'PageUp')).toEqual({ row: 1, column: 0 });
  });

  it('leads nowhere where it is no key of a grid', () => {
    expect(press({ row: 1, column: 1 }, 'a')).toBeNull();
    expect(press({ row: 1, column: 1 }, 'Tab')).toBeNull();
  });
});
