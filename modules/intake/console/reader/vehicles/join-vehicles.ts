import type { RecognisedVehicle, Span } from '../recognised';
import type { Scan } from '../scan';

/** A vehicle and where the message says it. */
export interface Found extends Span {
  vehicle: RecognisedVehicle;
}

/** Of a vehicle beside others nothing but its brand is said: it may be the name of something else. */
export const isBare = ({ model, quantity, plate, frame, ...rest }: RecognisedVehicle): boolean =>
  !model && !quantity && !plate && !frame && rest.brand !== undefined;

/** A brand that is named again with nothing of its own is no further vehicle, but for the number of them. */
export function merged(found: readonly Found[], total: RecognisedVehicle['quantity'], { text }: Scan): Found[] {
  const kept: Found[] = [];
  for (const each of found) {
    const { brand, model, quantity } = each.vehicle;
    const known = kept.find(({ vehicle }) => brand && vehicle.brand?.value === brand.value);
    // 有一台九号要发 九号M85C: its model is said when it is named again; that of several may be one of another kind.
    const isOne = known?.vehicle.quantity?.value === '1';
    const isSame = !quantity || (isOne && quantity.value === '1');
    if (known?.vehicle.quantity && model && isSame && !known.vehicle.model) {
      known.vehicle.model = isOne ? model : { ...model, sure: Math.min(model.sure, 0.6) };
      continue;
    }
    // 豪进摩托 王工 … 豪进HJ150-30 6台: a brand alone was named before its vehicle.
    if (known && model && isBare(known.vehicle)) {
      Object.assign(known.vehicle, each.vehicle);
      continue;
    }
    if (!known || !brand || model || quantity) {
      kept.push(each);
      continue;
    }
    const isListed = /^[\s,和跟加及]+$/.test(text.slice(known.to, each.from));
    known.vehicle.brand = { ...brand, at: [...(known.vehicle.brand?.at ?? []), ...brand.at] };
    if (isListed && !known.vehicle.quantity && !total)
      known.vehicle.quantity = { value: '2', sure: 0.6, at: [...brand.at] };
    if (isListed) known.to = each.to;
  }
  return kept;
}

/** `CM300和W800两台车` says how many there are in all; without 车 the number may be that of the last one. */
export function unshared(found: readonly Found[], { text, plain }: Scan): Found[] {
  return found.map((own, place) => {
    const { quantity, ...rest } = own.vehicle;
    const span = quantity?.at[0];
    const first = found.findLastIndex(
      (each, at) => at < place && !/^[\s,和跟加及与]+$/.test(text.slice(each.to, found[at + 1]?.from)),
    );
    const listed = found.slice(first + 1, place + 1);
    const isTotal =
      quantity &&
      span &&
      span.from > own.from &&
      listed.length > 1 &&
      Number(quantity.value) === listed.length &&
      listed.every(({ vehicle }) => vehicle === own.vehicle || !vehicle.quantity) &&
      !/各/.test(plain.slice(span.from, span.to));
    if (!isTotal) return own;
    return {
      ...own,
      vehicle: text.startsWith('车', span.to) ? rest : { ...rest, quantity: { ...quantity, sure: 0.6 } },
    };
  });
}

/** `雅迪、爱玛各一台` says how many there are of each. */
export function shareEach({ plain }: Scan, vehicles: readonly Found[]): void {
  const each = vehicles.find(({ vehicle: { quantity } }) =>
    quantity?.at.some(({ from, to }) => /各/.test(plain.slice(from, to))),
  );
  for (const { from, vehicle } of vehicles)
    if (each?.vehicle.quantity && from < each.from) vehicle.quantity ??= { ...each.vehicle.quantity, at: [] };
}
