import { memo, useMemo, useState } from 'react';
import { DataTable } from '../../src/data/table/data-table';

const columns = ['Order', 'Sender', 'Receiver', 'Goods', 'State', 'Fee'];
let renders = 0;

/** How often any table page rendered since the page was loaded. */
export const countRenders = (): number => renders;

interface TablePageProps {
  name: string;
  rows: number;
  /** `plain` renders every cell; `data` is the shell's table. */
  kind: 'plain' | 'data';
}

/** A page as offices have them: a search field and a table. */
export function TablePage({ name, rows, kind }: TablePageProps) {
  const [word, setWord] = useState('');
  renders += 1;
  return (
    <div>
      <h1>{name}</h1>
      <input aria-label={`Search ${name}`} value={word} onChange={(event) => setWord(event.target.value)} />
      <p>{word}</p>
      {kind === 'data' ? <Listed name={name} rows={rows} /> : <Rows name={name} rows={rows} />}
    </div>
  );
}

const Rows = memo(function Rows({ name, rows }: { name: string; rows: number }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => `${name} ${row}`).map((order) => (
          <tr key={order}>
            {columns.map((column) => (
              <td key={column}>{`${column} ${order}`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const listed = columns.map((column) => ({ id: column, title: column, cell: (order: string) => `${column} ${order}` }));
const rowId = (order: string) => order;

const Listed = memo(function Listed({ name, rows }: { name: string; rows: number }) {
  const orders = useMemo(() => Array.from({ length: rows }, (_, row) => `${name} ${row}`), [name, rows]);
  return <DataTable label={name} columns={listed} rows={orders} rowId={rowId} height="600px" rowSize="small" />;
});
