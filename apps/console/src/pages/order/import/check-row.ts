import type { StandardIssue, StandardSchema } from '@waybill/ui-shell/forms';
import { emptyOrder, emptyVehicle, normaliseOrder, type OrderFields } from '../form/order-fields';
import { type RegionNames, regionAt } from '../recognise/find-region';
import { type ImportCells, type ImportField, importColumns } from './import-fields';

/** What is wrong with a cell: a code of the order's schema with what its message needs. */
export interface CellIssue {
  field: ImportField;
  issue: StandardIssue;
}

export interface CheckedRow {
  fields: OrderFields;
  /** The first issue of each cell; none where the row can be placed. */
  issues: readonly CellIssue[];
}

/** Reads and checks rows by the schema of an order; made once for all rows. */
export function createRowCheck(schema: StandardSchema<OrderFields>, names: RegionNames) {
  const regions = new Map<string, { code: string; rest: string }>();
  const readRegion = (text: string) => {
    const known = regions.get(text);
    if (known) return known;
    // Only what an address begins with is its region, and looking for more takes most of the time.
    const found = regionAt(text, 0, names);
    const read = found ? { code: found.code, rest: text.slice(found.end).trim() } : { code: '', rest: text };
    regions.set(text, read);
    return read;
  };

  return async (cells: ImportCells): Promise<CheckedRow> => {
    const fields = normalise(toFields(cells, readRegion));
    const { issues = [] } = await schema['~standard'].validate(fields);
    const found = new Map<ImportField, StandardIssue>();
    for (const issue of issues) {
      const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
      const field = columnsBy.get(path);
      if (!field) throw new Error(`No column of an import holds "${path}".`);
      if (!found.has(field)) found.set(field, issue);
    }
    return { fields, issues: [...found].map(([field, issue]) => ({ field, issue })) };
  };
}

const columnsBy = new Map<string, ImportField>(importColumns.map(({ field }) => [field, field]));

/** A cell of a closed list that is no word of it stays as it is, so that the schema refuses it. */
function readChoices(cells: ImportCells): Record<ImportField, string> {
  const read = { ...cells };
  for (const { field, values, fallback } of choices) {
    const typed = cells[field];
    read[field] = typed === '' ? fallback : (values.get(typed.trim().toLowerCase()) ?? typed);
  }
  return read;
}

const choices = importColumns.flatMap(({ field, words = {}, fallback = '' }) => {
  const values = Object.entries(words).flatMap(([value, known]) =>
    [value, ...known].map((word) => [word, value] as const),
  );
  // Where a word stands for two values the first one is meant.
  return values.length > 0 || fallback !== '' ? [{ field, fallback, values: new Map(values.reverse()) }] : [];
});

function toFields(cells: ImportCells, readRegion: (text: string) => { code: string; rest: string }): OrderFields {
  const read = readChoices(cells);
  const partyOf = (side: 'consignor' | 'consignee') => {
    const typed = read[`${side}.region`];
    // Without a column of its own the region is the start of the street.
    const { code, rest } = readRegion(typed === '' ? read[`${side}.street`] : typed);
    return {
      name: read[`${side}.name`],
      phone: read[`${side}.phone`],
      region: code,
      street: typed === '' ? rest : read[`${side}.street`],
    };
  };
  return {
    ...emptyOrder,
    consignor: partyOf('consignor'),
    consignee: partyOf('consignee'),
    vehicles: [
      {
        ...emptyVehicle,
        category: read['vehicles.0.category'] as 'ebike',
        brand: read['vehicles.0.brand'],
        model: read['vehicles.0.model'],
        plate: read['vehicles.0.plate'],
        frame: read['vehicles.0.frame'],
        value: read['vehicles.0.value'],
        battery: read['vehicles.0.battery'] as 'in',
        keys: read['vehicles.0.keys'],
        papers: toFlag(read['vehicles.0.papers']) as boolean,
      },
    ],
    payer: read.payer as 'consignor',
    delivery: read.delivery as 'door',
    packing: read.packing as 'none',
    insured: toFlag(read.insured) as boolean,
    cashOnDelivery: read.cashOnDelivery,
    remark: read.remark,
  };
}

/** What is neither yes nor no stays a text, so that the schema refuses it. */
const toFlag = (word: string): boolean | string => (word === 'true' ? true : word === 'false' ? false : word);

const normalise = (fields: OrderFields): OrderFields => ({
  ...fields,
  consignor: normaliseOrder.consignor(fields.consignor),
  consignee: normaliseOrder.consignee(fields.consignee),
  vehicles: normaliseOrder.vehicles(fields.vehicles),
  cashOnDelivery: normaliseOrder.cashOnDelivery(fields.cashOnDelivery),
  remark: normaliseOrder.remark(fields.remark),
});
