import { DataTable } from '@waybill/ui-shell/table';
import { memo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { makeRows } from '../../../pages/rows';
import { columns } from '../../table/columns';

/** A field and a list of 200 rows. */
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
  const [rows] = useState(() => makeRows(200));
  return <DataTable label="List" columns={columns} rows={rows} rowId={({ number }) => number} height="600px" />;
});
