import { href, ListPage, useList } from '@waybill/ui-shell/console';
import { Link } from 'react-router';
import { type Reader, readers } from '../library';
import { titles } from '../messages';

const pageOf = ({ id }: Reader) => href('/readers/:id', { params: { id } });

const columns = [
  { id: 'name', title: titles.reader, cell: (reader: Reader) => <Link to={pageOf(reader)}>{reader.full_name}</Link> },
  { id: 'joined', title: titles.joined, cell: ({ joined_on }: Reader) => joined_on },
];

/** The readers, each of whom has a page. */
export default function Readers() {
  return <ListPage list={useList(readers)} columns={columns} />;
}
