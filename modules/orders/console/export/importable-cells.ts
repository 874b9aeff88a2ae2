import { emptyTexts, type RowField, type VehicleTexts, vehicleParts, writeVehicles } from '@waybill/intake/console';
import { toBusinessDate, toBusinessTime } from '@waybill/kit/console';
import type { Text } from '@waybill/ui-shell';
import type { CellValue } from '@waybill/ui-shell/table';
import type { Order, Vehicle } from '../../contract/order';
import { importColumns } from '../import/import-columns';

type Translate = (text: Text) => string;

/** The label of an option, as the import reads it. */
const wordOf = (field: RowField, value: string, t: Translate): string => {
  const word = importColumns.find((column) => column.field === field)?.choices?.[value];
  return word === undefined ? value : t(word);
};

const yuan = (cents: number): number | null => (cents === 0 ? null : cents / 100);

/** Writes an order's field as the import reads it, so that an exported file can be imported. */
export function importableCell(order: Order, field: RowField, t: Translate): CellValue {
  const { vehicles, collectFrom, collectUntil } = order;
  const [first, ...others] = vehicles;
  const [of, , part] = field.split('.');
  switch (of) {
    case 'consignor':
    case 'consignee':
      return partyCell(order[of], field);
    case 'vehicles':
      return first ? vehicleCell(first, part as keyof VehicleTexts, t) : null;
    case 'quantity':
      return vehicles.length;
    case 'furtherVehicles':
      return writeVehicles(others.map((vehicle) => toTexts(vehicle, t)));
    case 'insured':
      return wordOf('insured', String(order.insured), t);
    case 'collectOn':
      return collectFrom && toBusinessDate(collectFrom);
    case 'collectWindow':
      return collectFrom && collectUntil && `${toBusinessTime(collectFrom)}-${toBusinessTime(collectUntil)}`;
    case 'cashOnDelivery':
      return yuan(order.cashOnDelivery);
    case 'remark':
      return order.remark;
    case 'payer':
    case 'collection':
    case 'delivery':
    case 'packing':
      return wordOf(of, order[of], t);
    default:
      return null;
  }
}

function partyCell({ name, phone, regionNames, street }: Order['consignor'], field: RowField): string {
  if (field.endsWith('.name')) return name;
  if (field.endsWith('.phone')) return phone;
  return field.endsWith('.region') ? regionNames.join('') : street;
}

function vehicleCell(vehicle: Vehicle, part: keyof VehicleTexts, t: Translate): CellValue {
  if (part === 'value') return yuan(vehicle.value);
  return part === 'keys' ? vehicle.keys : wordOf(`vehicles.0.${part}`, String(vehicle[part]), t);
}

const toTexts = (vehicle: Vehicle, t: Translate): VehicleTexts => ({
  ...emptyTexts,
  ...Object.fromEntries(vehicleParts.map((part) => [part, String(vehicleCell(vehicle, part, t) ?? '')])),
});
