import type { toFilter } from '@waybill/auth-core/records';
import { type AnySteps, defineResource } from '@waybill/ui-shell/console';
import { array, type Infer, integer, object, oneOf, string } from '@waybill/validators';

/** The names that examples in comments use without a declaration. */
export declare const mayWrite: Parameters<typeof toFilter>[0];
export declare const ann: Parameters<typeof toFilter>[1];
export declare const parcelSteps: AnySteps;
export declare function pinyin(text: string, options: object): string;
export declare function tick(code: string): void;
export declare function add(): void;
export declare function close(): void;

export const wireBook = object({ book_id: integer(), title: string() });
const book = object({ id: integer(), title: string(), state: oneOf(['in', 'lent']) });
export const bookFields = object({ title: string() });
export const listBooks = {
  method: 'GET',
  url: '/books',
  response: object({ list: array(book), total: integer() }),
} as const;
export const readBook = { method: 'GET', url: '/books/:id', response: book } as const;
export const changeBook = { method: 'PUT', url: '/books/:id', body: bookFields, response: book } as const;
export declare const row: Infer<typeof book>;
export const books = defineResource({
  list: listBooks,
  record: readBook,
  update: changeBook,
  actions: {
    lend: { method: 'POST', url: '/books/:id/lend', response: book },
    giveBack: { method: 'POST', url: '/books/:id/give-back', response: book },
  },
});
