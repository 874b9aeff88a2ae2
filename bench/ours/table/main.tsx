import { I18nProvider } from '@lingui/react';
import { createI18n, shellMessages, ThemeStyles } from '@waybill/ui-shell';
import { DataTable, type Sorting } from '@waybill/ui-shell/table';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { makeRows, type Row } from '../../pages/rows';
import { columns } from './columns';

const count = Number(new URLSearchParams(window.location.search).get('rows'));
const data = makeRows(count);
const i18n = createI18n({ locale: 'en', messages: shellMessages });

/** A table whose rows all lie in the browser, which sorts them. */
function Table() {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [rows, setRows] = useState<readonly Row[]>(data);
  const handleSorting = (next: Sorting | null) => {
    setSorting(next);
    setRows(next ? sorted(data, next) : data);
  };
  return (
    <DataTable
      label="Rows"
      columns={columns}
      rows={rows}
      rowId={({ number }) => number}
      sorting={sorting}
      onSortingChange={handleSorting}
      height="720px"
    />
  );
}

function sorted(rows: readonly Row[], { id, order }: Sorting): Row[] {
  const field = id as keyof Row;
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) => (one[field] < other[field] ? -sign : one[field] > other[field] ? sign : 0));
}

document.getElementById('show')?.addEventListener('click', () => {
  createRoot(document.getElementById('app') as HTMLElement).render(
    <I18nProvider i18n={i18n}>
      <ThemeStyles />
      <Table />
    </I18nProvider>,
  );
});
