import { useLingui } from '@lingui/react';
import { memo, type ReactNode, useState } from 'react';
import { columns, makeRows, type Row } from '../../pages/rows';
import { Box, Button, Field, Grid, Tag } from './styles';

/** A field and a list of 100 rows, every cell in the document. */
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
  const [rows] = useState(() => makeRows(100));
  return (
    <Box>
      <Grid>
        <thead>
          <tr>
            <th />
            {columns.map(({ id, title }) => (
              <th key={id}>{title}</th>
            ))}
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <td>
                <input type="checkbox" aria-label={row.number} />
              </td>
              {columns.map(({ id }) => (
                <td key={id}>{cells[id]?.(row) ?? row[id]}</td>
              ))}
              <td>
                <Button type="button">Open</Button> <Button type="button">Cancel</Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </Box>
  );
});

const cells: Partial<Record<keyof Row, (row: Row) => ReactNode>> = {
  // `Link` is not used: each of hundreds would search the whole document for a <base> at every switch.
  number: ({ number }) => <a href="#/index">{number}</a>,
  state: ({ state }) => <Tag>{state}</Tag>,
};
