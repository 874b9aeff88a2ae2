import { describe, expect, it } from 'vitest';
import { readColumnAddress, toViewQuery, writeColumnAddress } from './column-address';

const stored = { order: ['no', 'city', 'fee'], hidden: ['city'], pinned: [], widths: { no: 90 } };
const query = (text: string) => new URLSearchParams(text);

describe('the columns in the address of a list', () => {
  it('go before those that the account keeps, whose widths stay', () => {
    expect(readColumnAddress(query('columns=fee&columns=no&columns=gone&columns=fee'), stored)).toEqual({
      ...stored,
      order: ['fee', 'no', 'city'],
      hidden: ['city'],
    });
  });

  it('are none where it names none that there are', () => {
    expect(readColumnAddress(query('status=open'), stored)).toBeNull();
    expect(readColumnAddress(query('columns=gone'), stored)).toBeNull();
  });

  it('are written beside what else stands there', () => {
    const written = writeColumnAddress(query('status=open&columns=city'), stored);
    expect(written.toString()).toBe('status=open&columns=no&columns=fee');
    expect(writeColumnAddress(written, null).toString()).toBe('status=open');
  });
});

describe('the query of a view', () => {
  it('is the same for the same filters, order and columns, on whatever page', () => {
    const view = toViewQuery(query('status=open&page=3&sort=fee&columns=fee&columns=no'));
    expect(toViewQuery(query('columns=fee&columns=no&sort=fee&status=open'))).toBe(view);
    expect(toViewQuery(query('columns=no&columns=fee&sort=fee&status=open'))).not.toBe(view);
    expect(toViewQuery(query('columns=fee&columns=no&sort=fee&status=open&page=2&cursor=x'), 'cursor')).toBe(view);
    expect(toViewQuery(query('cursor=x'))).toBe('cursor=x');
  });
});
