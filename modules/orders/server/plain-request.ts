import type { Payload } from '@waybill/kit/server';
import { normalise } from '@waybill/validators/cn';

/** Normalises the phones, names, plates and frame numbers of a request; a value of another type stays as it is for the contract to reject. */
export function toPlainRequest(given: unknown): Payload {
  const payload = isRecord(given) ? given : {};
  return {
    ...payload,
    consignor: toPlainParty(payload.consignor),
    consignee: toPlainParty(payload.consignee),
    vehicles: Array.isArray(payload.vehicles) ? payload.vehicles.map(toPlainVehicle) : payload.vehicles,
    ...plain(payload, { remark: normalise.prose }),
  };
}

/** Normalises the name, phone and street of a party. */
export const toPlainParty = (party: unknown): unknown =>
  isRecord(party)
    ? { ...party, ...plain(party, { name: normalise.name, phone: normalise.phone, street: normalise.address }) }
    : party;

const toPlainVehicle = (vehicle: unknown) =>
  isRecord(vehicle)
    ? {
        ...vehicle,
        ...plain(vehicle, {
          brand: normalise.text,
          model: normalise.text,
          plate: normalise.plate,
          frame: normalise.vin,
        }),
      }
    : vehicle;

function plain(fields: Payload, how: Readonly<Record<string, (value: unknown) => string>>): Payload {
  return Object.fromEntries(
    Object.entries(how).flatMap(([name, normal]) => {
      const value = fields[name];
      // SQLite ends a text at NUL, so that such a text is rejected, not stripped.
      return typeof value === 'string' && !value.includes('\0') ? [[name, normal(value)]] : [];
    }),
  );
}

const isRecord = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
