import { href, ListPage, useEdit, useList, useWrites } from '@waybill/ui-shell/console';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Book, books } from '../library';
import { titles } from '../messages';
import { BookDialog } from './book-dialog';

const pageOf = ({ id }: Book) => href('/books/:id', { params: { id } });

const columns = [
  { id: 'title', title: titles.title, cell: (book: Book) => <Link to={pageOf(book)}>{book.title}</Link> },
  { id: 'author', title: titles.author, cell: ({ author_name }: Book) => author_name },
  { id: 'borrower', title: titles.borrower, cell: ({ borrower_name }: Book) => borrower_name ?? '–' },
];

/** The books: found, added, opened and removed. */
export default function Books() {
  const { remove } = useWrites(books);
  const [isNew, setNew] = useState(false);
  const edit = useEdit(books, undefined);
  return (
    <ListPage
      list={useList(books)}
      columns={columns}
      filters={{ title: { label: titles.title } }}
      onAdd={() => setNew(true)}
      onRemove={remove}
    >
      {isNew && <BookDialog values={{ title: '', author_name: '' }} save={edit.save} onClose={() => setNew(false)} />}
    </ListPage>
  );
}
