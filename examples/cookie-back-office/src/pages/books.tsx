import { Button, TextField, useText } from '@waybill/ui-shell';
import { useServerData, useServerWrite } from '@waybill/ui-shell/console';
import { array, type Infer, integer, nullable, object, string } from '@waybill/validators';
import { useState } from 'react';
import { titles } from '../messages';

const book = object({ book_id: integer(), book_title: string(), borrower_name: nullable(string()) });
type Book = Infer<typeof book>;

const readBooks = { method: 'GET', url: '/api/v1/books', response: object({ items: array(book) }) } as const;

const lendBook = {
  method: 'PUT',
  url: '/api/v1/loans',
  body: object({ book_id: integer(), borrower_name: string() }),
} as const;

/** The books, and the form by which one is lent. A refusal of the server is shown by the console, with the id of the request. */
export default function Books() {
  const t = useText();
  const { data, state, reload } = useServerData(readBooks);
  const send = useServerWrite(lendBook, { changes: [readBooks] });
  const [borrower, setBorrower] = useState('');

  // The key makes one loan of a second press and of retries. What goes wrong is shown by the console.
  const lend = ({ book_id }: Book) => send({ book_id, borrower_name: borrower }, { idempotencyKey: true });

  if (state === 'failed') {
    return (
      <p role="alert">
        {t(titles.failed)} <Button onClick={reload}>{t(titles.again)}</Button>
      </p>
    );
  }
  if (!data) return <p role="status">{t(titles.loading)}</p>;
  return (
    <>
      <TextField label={t(titles.borrower)} value={borrower} onChange={({ target }) => setBorrower(target.value)} />
      <ul>
        {data.items.map((book) => (
          <li key={book.book_id}>
            {book.book_title}: {book.borrower_name ? t(titles.lentTo, { name: book.borrower_name }) : t(titles.atHome)}{' '}
            <Button onClick={() => void lend(book)}>{t(titles.lend, { title: book.book_title })}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
