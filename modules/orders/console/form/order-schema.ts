import { withMessages } from '@waybill/kit/console';
import { across, type StandardIssue } from '@waybill/ui-shell/forms';
import { array, check, isVin, itemsRange, notEmpty, object, pipe, string } from '@waybill/validators';
import { isEbikeFrame } from '@waybill/validators/cn';
import { mostVehicles, partyFields, serviceFields, vehicleFields } from '../../contract/fields';
import type { OrderFields, VehicleFields } from './order-fields';
import { toCents } from './order-fields';

/** Yuan. */
const greatestValue = 1_000_000;

const money = pipe(
  string(),
  check((value: string) => value === '' || (/^\d{1,7}(?:\.\d{1,2})?$/.test(value) && Number(value) <= greatestValue), {
    code: 'money',
  }),
);

/** One side of an order, or a contact of the address book. */
export const party = object({ ...partyFields, phone: pipe(notEmpty(), partyFields.phone) });

const vehicle = object({
  ...vehicleFields,
  // The rule depends on the kind of vehicle.
  frame: string(),
  value: money,
  keys: pipe(
    string(),
    check((keys: string) => /^\d$/.test(keys), { code: 'keys' }),
  ),
});

const fields = object({
  consignor: party,
  consignee: party,
  vehicles: pipe(array(vehicle), itemsRange(1, mostVehicles)),
  ...serviceFields,
  collectOn: string(),
  collectFrom: string(),
  collectUntil: string(),
  cashOnDelivery: money,
});

/** The schema of the order form, with messages in a language. */
export const orderFormSchema = (language: string) =>
  across(withMessages(fields)(language), (order: OrderFields): StandardIssue[] => [
    ...order.vehicles.flatMap((each, place) => vehicleIssues(each, place, order.insured)),
    ...cityIssues(order),
    ...collectionIssues(order),
  ]);

const issue = (path: readonly PropertyKey[], code: string, params: StandardIssue['params'] = {}): StandardIssue => ({
  message: code,
  path: [...path],
  code,
  params,
});

function cityIssues({ consignor, consignee }: OrderFields): StandardIssue[] {
  const isSame = consignor.region.slice(0, 4) === consignee.region.slice(0, 4);
  return isSame && /[1-9]/.test(consignor.region.slice(2, 4)) ? [issue(['consignee', 'region'], 'sameCity')] : [];
}

function collectionIssues({ collection, collectOn, collectFrom, collectUntil }: OrderFields): StandardIssue[] {
  if (collection === 'handed-in') return [];
  return [
    ...(/^\d{4}-\d\d-\d\d$/.test(collectOn) ? [] : [issue(['collectOn'], 'collectOn')]),
    ...(/^\d\d:\d\d$/.test(collectFrom) ? [] : [issue(['collectFrom'], 'collectTime')]),
    ...(/^\d\d:\d\d$/.test(collectUntil) && collectUntil > collectFrom
      ? []
      : [issue(['collectUntil'], 'collectUntil')]),
  ];
}

function vehicleIssues({ category, frame, value }: VehicleFields, place: number, insured: boolean): StandardIssue[] {
  return [
    ...(category === 'ebike' ? frameCodeIssues(frame, place) : vinIssues(frame, place)),
    ...(insured && toCents(value) === 0 ? [issue(['vehicles', place, 'value'], 'valueMissing')] : []),
  ];
}

/** The first rule that a frame number breaks, which makes the others irrelevant. Vehicles of some markets have no check digit. */
function vinIssues(vin: string, place: number): StandardIssue[] {
  const path = ['vehicles', place, 'frame'];
  if (vin === '') return [];
  if (vin.length !== 17) return [issue(path, 'vinLength', { count: vin.length })];
  if (!isVin(vin, { checkDigit: false })) return [issue(path, 'vinCharacters')];
  return /^.{9}[0UZ]/.test(vin) ? [issue(path, 'vinYear')] : [];
}

/** An e-bike has a frame code of 15 digits, or in some cases a VIN. */
const frameCodeIssues = (code: string, place: number): StandardIssue[] =>
  code === '' || isEbikeFrame(code) || isVin(code, { checkDigit: false })
    ? []
    : [issue(['vehicles', place, 'frame'], 'frameCode', { count: code.length })];
