import { useLingui } from '@lingui/react';
import { memo, useState } from 'react';
import { columns, makeRows } from '../../pages/rows';
import { Field, Grid } from './styles';

/** A field and a list of 200 rows, every cell in the document. */
export const ListPage = memo(function ListPage({ name }: { name: string }) {
  const { i18n } = useLingui();
  const [word, setWord] = useState('');
  return (
    <>
      <h1>{name}</h1>
      <Field aria-label={i18n._('search')} value={word} onChange={(event) => setWord(event.target.value)} />
      <List />
    </>
  );
});

const List = memo(function List() {
  const [rows] = useState(() => makeRows(200));
  return (
    <Grid>
      <thead>
        <tr>
          {columns.map(({ id, title }) => (
            <th key={id}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            {columns.map(({ id }) => (
              <td key={id}>{row[id]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
});
