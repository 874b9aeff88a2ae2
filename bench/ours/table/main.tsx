import { I18nProvider } from '@lingui/react';
import { createI18n, shellMessages, ThemeStyles } from '@waybill/ui-shell';
import { DataTable, type Sorting, useRowOrder } from '@waybill/ui-shell/table';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { makeRows } from '../../pages/rows';
import { columns } from './columns';

const count = Number(new URLSearchParams(window.location.search).get('rows'));
const data = makeRows(count);
const i18n = createI18n({ locale: 'en', messages: shellMessages });

/** A table with all rows in the browser, which sorts them. */
function Table() {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const order = useRowOrder(data, { columns, sorting });
  return (
    <DataTable
      label="Rows"
      columns={columns}
      rows={data}
      order={order}
      rowId={({ number }) => number}
      sorting={sorting}
      onSortingChange={setSorting}
      height="720px"
    />
  );
}

document.getElementById('show')?.addEventListener('click', () => {
  createRoot(document.getElementById('app') as HTMLElement).render(
    <I18nProvider i18n={i18n}>
      <ThemeStyles />
      <Table />
    </I18nProvider>,
  );
});
