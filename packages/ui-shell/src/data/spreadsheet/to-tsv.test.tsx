import { describe, expect, it } from 'vitest';
import { createI18n } from '../../locales/create-i18n';
import { defineMessages } from '../../locales/define-messages';
import { translate } from '../../locales/translate';
import type { Translate } from '../../locales/use-text';
import type { DataColumn } from '../table/data-column';
import { cellText, safeText } from './cell-text';
import { toTsv } from './to-tsv';

const words = defineMessages('test', { open: { zh: '进行中', en: 'Under way' } });
const i18n = createI18n({ locale: 'en', messages: [words] });
const t: Translate = (text, values) => translate(i18n, text, values);

interface Parcel {
  no: string;
  fee: number;
  at: string;
}

const columns: DataColumn<Parcel>[] = [
  { id: 'no', title: 'Number', cell: ({ no }) => no },
  { id: 'fee', title: 'Fee', cell: ({ fee }) => <b>{fee}</b> },
  { id: 'state', title: 'State', cell: () => <i>?</i>, value: () => words.open },
  { id: 'at', title: 'At', cell: ({ at }) => <time>{at}</time>, value: ({ at }) => new Date(at) },
  { id: 'actions', title: 'Actions', cell: () => <button type="button">x</button>, controls: true },
];

describe('rows for the clipboard', () => {
  it('are titles and the text of each cell, without controls', () => {
    const parcel = { no: 'TY\t01\nx', fee: -12.5, at: '2025-02-06T13:05:09' };
    expect(toTsv(columns, [parcel], t)).toBe('Number\tFee\tState\tAt\nTY 01 x\t-12.5\tUnder way\t2025-02-06 13:05:09');
    expect(toTsv(columns, [parcel], t, false)).toBe('TY 01 x\t-12.5\tUnder way\t2025-02-06 13:05:09');
  });
});

describe('text that other users typed', () => {
  const typed = (no: string) => toTsv(columns.slice(0, 1), [{ no, fee: 1, at: '' }], t, false);

  it.each([
    ['"=1+1"', '"""=1+1"""'],
    ['"', '""""'],
    ['a"b', 'a"b'],
  ])('that begins with a quote is no quoted cell: %s [quote-in-clipboard-table]', (no, line) =>
    expect(typed(no)).toBe(line),
  );

  it.each([' =1+1', '\u0000=1', '\u200b@x', '\ufeff-1', '\u202e+1', '\u3000＝1'])(
    'is no formula behind what cannot be seen: %j [formula-after-spaces]',
    (text) => expect(safeText(text, t)).toBe(`'${text}`),
  );

  it('is no formula in a title', () => {
    expect(toTsv([{ id: 'no', title: '=1+1', cell: () => '' }], [], t)).toBe("'=1+1");
  });
});

describe('a cell as text', () => {
  it('is nothing where there is nothing to say', () => {
    for (const value of [null, undefined, Number.NaN, new Date('never')]) expect(cellText(value, t)).toBe('');
  });

  it.each(['=1+1', '+86 138', '-5', '@here', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'])(
    'is no formula for a spreadsheet: %j',
    (text) => expect(safeText(text, t)).toBe(`'${text}`),
  );

  it.each(['1-2', 'a=b', '', '(1)', "'x"])('stays as it is where it is none: %j', (text) =>
    expect(safeText(text, t)).toBe(text),
  );

  it('is the bare number of a number', () => expect(safeText(-5, t)).toBe('-5'));
});
