import { expect, it } from 'vitest';
import { defineMessages, type MessageId, type Translation } from './define-messages';

const books = defineMessages('books', { title: { zh: '书目', en: 'Books' }, lend: { zh: '借出', en: 'Lend' } });
const people = defineMessages('people', { title: { zh: '借阅人', en: 'Borrowers' } });

it('gives each message its id, by its type as well', () => {
  const id: 'books.lend' = books.lend.id;
  expect(id).toBe('books.lend');
  const ids: readonly MessageId<typeof books | typeof people>[] = ['books.title', 'books.lend', 'people.title'];
  expect([...Object.values(books), ...Object.values(people)].map((message) => message.id)).toEqual(ids);
});

it('a translation that lacks an id, or has a wrong one, is an error of the compiler', () => {
  const whole: Translation<typeof books | typeof people> = {
    'books.title': '本',
    'books.lend': '貸す',
    'people.title': '利用者',
  };
  // @ts-expect-error it lacks books.lend
  const lacking: Translation<typeof books> = { 'books.title': '本' };
  // @ts-expect-error there is no books.lennd
  const wrong: Translation<typeof books> = { 'books.title': '本', 'books.lend': '貸す', 'books.lennd': '貸す' };
  expect([whole, lacking, wrong].map((texts) => Object.keys(texts).length)).toEqual([3, 1, 3]);
});
