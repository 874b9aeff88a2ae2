import { DataTable } from '@waybill/ui-shell/table';
import { memo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { makeRows, type Row } from '../../../pages/rows';
import { listColumns } from './list-columns';

/** A field and a list of 100 rows, the longest list without virtual rows: the floor's list has the same rows and cells in the document. */
export default function ListPage() {
  const { name } = useParams();
  const [word, setWord] = useState('');
  return (
    <>
      <h1>{name}</h1>
      <input aria-label="Search" value={word} onChange={(event) => setWord(event.target.value)} />
      <List />
    </>
  );
}

const List = memo(function List() {
  const [rows] = useState(() => makeRows(100));
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <DataTable
      label="List"
      columns={listColumns}
      rows={rows}
      rowId={rowId}
      selected={selected}
      onSelectedChange={setSelected}
      height="600px"
    />
  );
});

const rowId = ({ number }: Row) => number;
