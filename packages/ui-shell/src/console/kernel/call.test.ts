import { array, boolean, integer, object, oneOf, optional, string, union } from '@waybill/validators';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type CallArguments, type DataOf, defineCall, type FieldsOf, type NoFields } from './call';
import { toHttpRequest } from './send-call';

const wireBook = object({ book_id: integer(), book_title: string() });
const digits = string();

const readBook = defineCall({
  method: 'GET',
  url: '/books/:id',
  response: wireBook,
  from: ({ book_id, book_title }, { headers }) => ({ id: book_id, title: book_title, tag: headers.etag }),
});
const findBooks = defineCall({
  method: 'GET',
  url: '/books',
  query: object({ page: optional(digits), kind: optional(oneOf(['novel', 'verse'])), open: boolean() }),
  response: array(wireBook),
});
const changeBook = defineCall({
  method: 'PATCH',
  url: '/shelves/:shelf/books/:id',
  body: object({ title: string(), tags: optional(array(string())) }),
  response: wireBook,
});
const lendBook = defineCall({
  method: 'PUT',
  url: '/books/:id/loan',
  response: object({ due: string() }),
  toRequest: ({ id, to }: { id: number; to: string }) => ({ params: { id }, body: { borrower: to } }),
});
/** A call as plain data, as in a contract. */
const entry = {
  method: 'POST',
  url: '/order/doStep',
  body: object({ id: integer(), step: oneOf(['load', 'sign']), note: optional(string()) }),
  response: object({ id: integer() }),
  errors: { 409: object({ happened: array(string()) }) },
} as const;

const fieldsOf = <C>(_: C, fields: FieldsOf<C>): FieldsOf<C> => fields;

describe('the types of a call', () => {
  it('are the type of `response`, or the result of `from`', () => {
    expectTypeOf<DataOf<typeof readBook>>().toEqualTypeOf<{ id: number; title: string; tag: string | undefined }>();
    expectTypeOf<DataOf<typeof findBooks>>().toEqualTypeOf<{ book_id: number; book_title: string }[]>();
    expectTypeOf<DataOf<typeof entry>>().toEqualTypeOf<{ id: number }>();
    expectTypeOf<DataOf<{ method: 'GET'; url: '/x' }>>().toBeUnknown();
  });

  it('are the names of its url, its query and its body', () => {
    expect(fieldsOf(readBook, { id: 7 })).toEqual({ id: 7 });
    fieldsOf(findBooks, { open: true, page: 2, kind: '' });
    fieldsOf(changeBook, { shelf: 'a', id: 7, title: 'Emma', tags: ['old'] as readonly string[] });
    fieldsOf(lendBook, { id: 7, to: 'Ann' });
    fieldsOf(entry, { id: 7, step: 'load' });
    expectTypeOf<FieldsOf<{ method: 'POST'; url: '/x' }>>().toEqualTypeOf<NoFields>();
  });

  it('also for a body beside a query, and for a body of several kinds', () => {
    const both = defineCall({
      method: 'POST',
      url: '/books',
      query: object({ dry: string() }),
      body: object({ title: string() }),
    });
    fieldsOf(both, { title: 'Emma', query: { dry: 'yes' } });
    const either = defineCall({
      method: 'POST',
      url: '/pay',
      body: union(object({ card: string() }), object({ account: string() })),
    });
    fieldsOf(either, { card: '1' });
    fieldsOf(either, { account: '2' });
    // @ts-expect-error: neither of them
    fieldsOf(either, { cash: '3' });
  });

  it('reject misspelt, missing and wrongly typed fields', () => {
    // @ts-expect-error: a name of the url is missing
    fieldsOf(readBook, {});
    // @ts-expect-error: a misspelt field
    fieldsOf(changeBook, { shelf: 'a', id: 7, titel: 'Emma' });
    // @ts-expect-error: a number where a text belongs
    fieldsOf(changeBook, { shelf: 'a', id: 7, title: 7 });
    // @ts-expect-error: the value is not one of the options
    fieldsOf(findBooks, { open: true, kind: 'drama' });
    // @ts-expect-error: the value is not one of the options
    fieldsOf(entry, { id: 7, step: 'fly' });
    // @ts-expect-error: what `toRequest` does not take
    fieldsOf(lendBook, { id: 7, borrower: 'Ann' });
    // @ts-expect-error: fields of a call that takes none
    fieldsOf({ method: 'POST', url: '/x' } as const, { id: 7 });
  });

  it('reject an invalid method and a wrong annotation of `from`', () => {
    // @ts-expect-error: a method in small letters
    defineCall({ method: 'get', url: '/books' });
    // @ts-expect-error: `from` expects something else than `response` says
    defineCall({ method: 'GET', url: '/books', response: wireBook, from: (book: { title: string }) => book.title });
    defineCall({
      method: 'GET',
      url: '/books',
      response: wireBook,
      // @ts-expect-error: a field that the response does not have
      from: (book) => book.title,
    });
    // @ts-expect-error: a name that no call has
    defineCall({ method: 'GET', url: '/books', fromResponse: () => 1 });
  });

  it('allow to omit the fields if no field is required', () => {
    expectTypeOf<CallArguments<NoFields, number>>().toEqualTypeOf<[fields?: NoFields | undefined, options?: number]>();
    expectTypeOf<CallArguments<{ id?: number }, number>>().toEqualTypeOf<
      [fields?: { id?: number } | undefined, options?: number]
    >();
    expectTypeOf<CallArguments<{ id: number }, number>>().toEqualTypeOf<[fields: { id: number }, options?: number]>();
  });
});

describe('the request of a call', () => {
  it('has the names of its url there, the rest in the query of a GET, in the body of others', () => {
    expect(toHttpRequest(readBook, { id: 'a/b c' })).toEqual({ method: 'GET', url: '/books/a%2Fb%20c' });
    expect(toHttpRequest(findBooks, { open: true, page: 2, kind: '' })).toEqual({
      method: 'GET',
      url: '/books',
      params: { open: true, page: 2 },
    });
    expect(toHttpRequest(changeBook, { shelf: 'a', id: 7, title: 'Emma' })).toEqual({
      method: 'PATCH',
      url: '/shelves/a/books/7',
      body: { title: 'Emma' },
    });
    expect(toHttpRequest({ method: 'DELETE', url: '/books/:id' }, { id: 7 })).toEqual({
      method: 'DELETE',
      url: '/books/7',
    });
  });

  it('is the result of `toRequest`; an unfilled url is filled with the fields', () => {
    expect(toHttpRequest(lendBook, { id: 7, to: 'Ann' }, { headers: { 'X-A': '1' } })).toEqual({
      method: 'PUT',
      url: '/books/7/loan',
      body: { borrower: 'Ann' },
      headers: { 'X-A': '1' },
    });
    const call = { method: 'POST', url: '/books/:id', toRequest: () => ({ headers: { 'X-B': '2' } }) } as const;
    expect(toHttpRequest(call, { id: 7 }, { headers: { 'X-A': '1' } })).toEqual({
      method: 'POST',
      url: '/books/7',
      headers: { 'X-A': '1', 'X-B': '2' },
    });
  });

  it('is rejected if a parameter of its url is missing or changes the path', () => {
    for (const id of [undefined, null, '', '.', '..'])
      expect(() => toHttpRequest(readBook, { id })).toThrow('/books/:id was not asked for: "id" is');
  });

  it('leaves addresses with a port as they are', () => {
    expect(toHttpRequest({ method: 'GET', url: 'https://api.example:8443/books/:id' }, { id: 7 }).url).toBe(
      'https://api.example:8443/books/7',
    );
  });
});
