import { memo, useState } from 'react';

const columns = ['Order', 'Sender', 'Receiver', 'Vehicle', 'State', 'Fee'];
let renders = 0;

/** How often any table page rendered since the page was loaded. */
export const countRenders = (): number => renders;

/** A page as offices have them: a search field and a plain table. */
export function TablePage({ name, rows }: { name: string; rows: number }) {
  const [word, setWord] = useState('');
  renders += 1;
  return (
    <div>
      <h1>{name}</h1>
      <input aria-label={`Search ${name}`} value={word} onChange={(event) => setWord(event.target.value)} />
      <p>{word}</p>
      <Rows name={name} rows={rows} />
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
