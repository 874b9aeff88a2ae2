'use client';

import { I18nProvider } from '@lingui/react';
import { Button, createI18n, shellMessages, ThemeStyles } from '@waybill/ui-shell';
import { DataTable } from '@waybill/ui-shell/table';
import { useState } from 'react';

const columns = [{ id: 'to', title: 'To', cell: ({ to }) => to }];

export function Desk({ parcels }) {
  const [i18n] = useState(() => createI18n({ locale: 'en', messages: shellMessages }));
  const [sent, setSent] = useState(0);
  return (
    <I18nProvider i18n={i18n}>
      <ThemeStyles />
      <DataTable label="Parcels" rows={parcels} rowId={({ id }) => String(id)} columns={columns} />
      <Button onClick={() => setSent(sent + 1)}>Sent: {sent}</Button>
    </I18nProvider>
  );
}
