import type { ReadField, RowField, RowOrder } from '@waybill/intake/console';
import type { ParsedRow } from '@waybill/ui-shell/import';
import { emptyOrder, emptyParty, emptyVehicle, normaliseOrder, type OrderFields } from '../form/order-fields';
import { importColumns } from './import-columns';

/** Converts an order of a row to the values of the order form. Texts outside of a closed list stay, so that the rules reject them. */
export function toReading({
  consignor,
  consignee,
  vehicles,
  terms,
  issues,
  columns,
}: RowOrder): ParsedRow<OrderFields, RowField> {
  const { day, hours, insured, insuredValue: _, ...others } = textsOf(terms);
  const [from, until] = hours?.split('-') ?? [];
  const { collectFrom, collectUntil } = emptyOrder;
  return {
    fields: {
      ...emptyOrder,
      ...(others as Partial<OrderFields>),
      consignor: normaliseOrder.consignor({ ...emptyParty, ...textsOf(consignor) }),
      consignee: normaliseOrder.consignee({ ...emptyParty, ...textsOf(consignee) }),
      vehicles: normaliseOrder.vehicles(
        vehicles.map((vehicle) => {
          const { quantity: __, papers, ...texts } = textsOf(vehicle);
          return { ...emptyVehicle, ...texts, papers: toFlag(papers) } as typeof emptyVehicle;
        }),
      ),
      insured: toFlag(insured),
      collectOn: day ?? '',
      collectFrom: from ?? collectFrom,
      collectUntil: until ?? collectUntil,
      cashOnDelivery: normaliseOrder.cashOnDelivery(others.cashOnDelivery ?? ''),
      remark: normaliseOrder.remark(others.remark ?? ''),
    },
    issues: issues.map(({ field, code, params = {} }) => ({ field, issue: { message: code, path: [], code, params } })),
    columnAt: (path) => columnAt(path, columns),
  };
}

const textsOf = <Name extends string>(fields: Partial<Record<Name, ReadField>>) =>
  Object.fromEntries(
    Object.entries<ReadField | undefined>(fields).map(([name, each]) => [name, each?.value]),
  ) as Partial<Record<Name, string>>;

const toFlag = (word = 'false') => (/^(?:true|false)$/.test(word) ? word === 'true' : word) as boolean;

const otherPaths: Readonly<Record<string, RowField>> = {
  collectFrom: 'collectWindow',
  collectUntil: 'collectWindow',
  vehicles: 'quantity',
};

/** The column of a path in the form; `vehicles` are the columns of each vehicle. */
function columnAt(path: string, vehicles: RowOrder['columns']): RowField | undefined {
  const [, place, part] = /^vehicles\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const column = place === undefined ? undefined : vehicles[Number(place)];
  if (typeof column === 'string') return column;
  const field = column === undefined ? path : `vehicles.${column}.${part}`;
  return otherPaths[field] ?? importColumns.find((each) => each.field === field)?.field;
}
