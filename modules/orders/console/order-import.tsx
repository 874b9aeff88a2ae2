import type { RowField } from '@waybill/intake/console';
import { useSavedChoices } from '@waybill/kit/console';
import { Card, Page, useText } from '@waybill/ui-shell';
import { usePageTitle, useToasts } from '@waybill/ui-shell/console';
import { type HandedRows, TableImport } from '@waybill/ui-shell/import';
import { useState } from 'react';
import { importMessages } from './import/messages';
import { useOrderImport } from './import/use-order-import';
import { useHandedRows } from './intake/use-handed-rows';

/** Places many orders at once, from a table or a pasted message. */
export default function OrderImportPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const [handed, setHanded] = useState<HandedRows<RowField>>();
  useHandedRows(setHanded);
  return (
    <Page title={pageTitle} lead={t(importMessages.lead, { most: 5000 })}>
      <Card>
        <TableImport
          {...useOrderImport()}
          matches={useSavedChoices('order-import')}
          handed={handed}
          toasts={useToasts()}
        />
      </Card>
    </Page>
  );
}
