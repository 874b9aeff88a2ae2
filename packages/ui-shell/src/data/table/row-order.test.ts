import { describe, expect, it } from 'vitest';
import type { DataColumn, Sorting } from './data-column';
import { rowOrder } from './row-order';

interface Parcel {
  id: string;
  city: string | null;
  fee: number | null;
}

const parcels: Parcel[] = [
  { id: 'a', city: 'Zürich', fee: 20 },
  { id: 'b', city: 'aachen', fee: null },
  { id: 'c', city: null, fee: 100 },
  { id: 'd', city: 'Bonn', fee: 20 },
];
const columns: DataColumn<Parcel>[] = [
  { id: 'city', title: 'City', cell: ({ city }) => city },
  { id: 'fee', title: 'Fee', cell: ({ fee }) => `¥${fee}`, value: ({ fee }) => fee },
  { id: 'age', title: 'Age', cell: () => null, value: ({ fee }) => fee && new Date(2026, 0, fee) },
  { id: 'state', title: 'State', cell: () => null, value: ({ id }) => ({ id: `state.${id}` }) },
];
const words: Record<string, string> = { 'state.a': 'sent', 'state.b': 'open', 'state.c': 'done', 'state.d': 'lost' };
const toText = (text: unknown) => words[(text as { id: string }).id] ?? '';

const ids = (sorting: Sorting | null, keep?: (row: Parcel) => boolean, language = 'en') =>
  [...rowOrder(parcels, { columns, sorting, keep, language, toText })].map((place) => parcels[place]?.id).join('');

describe('the order of rows', () => {
  it('is that of the rows as they came without a column, or with one that is not there', () => {
    expect(ids(null)).toBe('abcd');
    expect(ids({ id: 'gone', order: 'asc' })).toBe('abcd');
  });

  it('follows numbers and moments by size, and leaves equal rows as they came both ways', () => {
    expect(ids({ id: 'fee', order: 'asc' })).toBe('adcb');
    expect(ids({ id: 'fee', order: 'desc' })).toBe('cadb');
    expect(ids({ id: 'age', order: 'desc' })).toBe('cadb');
  });

  it('follows texts by the alphabet of the language, rows without a value last both ways', () => {
    expect(ids({ id: 'city', order: 'asc' })).toBe('bdac');
    expect(ids({ id: 'city', order: 'desc' })).toBe('adbc');
    const cities = ['重庆', '北京', '安徽'].map((city) => ({ id: city, city, fee: 0 }));
    const inChinese = rowOrder(cities, { columns, sorting: { id: 'city', order: 'asc' }, language: 'zh', toText });
    expect([...inChinese].map((place) => cities[place]?.city)).toEqual(['安徽', '北京', '重庆']);
  });

  it('follows messages by their words in the present language', () => {
    expect(ids({ id: 'state', order: 'asc' })).toBe('cdba');
  });

  it('leaves out filtered rows, and reads no row', () => {
    const frozen = parcels.map((parcel) => Object.freeze(parcel));
    expect(ids({ id: 'fee', order: 'asc' }, ({ city }) => city !== 'Bonn')).toBe('acb');
    expect(ids(null, () => false)).toBe('');
    expect(frozen.map(({ id }) => id).join('')).toBe('abcd');
  });

  it('is four bytes a row [sorting-needs-four-bytes-a-row]', () => {
    const many = Array.from({ length: 100_000 }, (_, place) => ({ id: `${place}`, city: `${place % 7}`, fee: -place }));
    const order = rowOrder(many, { columns, sorting: { id: 'fee', order: 'asc' }, language: 'en', toText });
    expect(order.byteLength).toBe(400_000);
    expect([order[0], order.at(-1)]).toEqual([99_999, 0]);
  });
});
