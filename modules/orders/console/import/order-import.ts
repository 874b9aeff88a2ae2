import { readColumn, readTitle } from '@waybill/intake/console';
import type { defineImport } from '@waybill/ui-shell/import';
import { doubleKey, isDouble, type OrderSketch } from '../../contract/duplicates';
import { doubtOf } from '../form/doubt-of';
import type { OrderFields } from '../form/order-fields';
import { orderIssues } from '../form/order-issues';
import { orderMessages } from '../shared/messages';
import { importColumns } from './import-columns';
import { importMessages, importWords } from './messages';
import { upgradeDraft } from './upgrade-draft';

type Declared = 'schema' | 'read' | 'ask';

/** The parts of the order import that do not depend on language, brands or regions. */
export const orderImport = {
  columns: importColumns,
  template: importMessages.templateName,
  readTitle,
  readColumn,
  summary: (cells: Readonly<Record<string, string>>) => [
    `${cells['consignor.name']} → ${cells['consignee.name']}`,
    ['brand', 'model', 'plate'].map((part) => cells[`vehicles.0.${part}`]).join(' '),
  ],
  doubt: doubtOf,
  duplicates: { key: doubleKey, isDuplicate: isDouble },
  issues: { ...orderIssues, ...importMessages, itemsRange: importMessages.quantity },
  texts: {
    ...importWords,
    required: orderMessages.required,
    requiredChoice: orderMessages.requiredChoice,
    failed: orderMessages.regionsFailed,
  },
  upgradeDraft,
} satisfies Omit<ReturnType<typeof defineImport<OrderFields, (typeof importColumns)[number]['field']>>, Declared>;

/** The parts of an order by which the server finds doubles. */
export const toSketch = ({ consignor, consignee, vehicles }: OrderFields): OrderSketch => ({
  consignor: { phone: consignor.phone, region: consignor.region },
  consignee: { phone: consignee.phone, region: consignee.region },
  vehicles: vehicles.map(({ brand, model, plate, frame }) => ({ brand, model, plate, frame })),
});
