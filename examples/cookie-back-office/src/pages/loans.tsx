import { useText } from '@waybill/ui-shell';
import { ListPage, useList, useWrites } from '@waybill/ui-shell/console';
import { RowButton } from '@waybill/ui-shell/table';
import { type Book, books, loans } from '../library';
import { titles } from '../messages';

const columns = [
  { id: 'title', title: titles.title, cell: ({ title }: Book) => title },
  { id: 'borrower', title: titles.borrower, cell: ({ borrower_name }: Book) => borrower_name },
];

/** The loans, as a list that loads more while the user scrolls. */
export default function Loans() {
  const t = useText();
  const { actions } = useWrites(books);
  return (
    <ListPage
      list={useList(loans, {}, { endless: true })}
      columns={columns}
      rowActions={({ id }) => <RowButton onClick={() => void actions.takeBack(id)}>{t(titles.takeBack)}</RowButton>}
    />
  );
}
