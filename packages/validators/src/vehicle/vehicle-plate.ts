import { format } from '../form/format';
import { PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { PROVINCES } from '../identity/provinces';

/** @public */
export type PlateKind =
  | 'ordinary'
  | 'newEnergySmall'
  | 'newEnergyLarge'
  | 'police'
  | 'learner'
  | 'trailer'
  | 'test'
  | 'oversize'
  | 'consulate'
  | 'hongKong'
  | 'macau'
  | 'embassy'
  | 'emergency'
  | 'airport';

/** @public */
export interface PlateFacts {
  kind: PlateKind;
  /** The one-character name of the province; absent on plates of embassies and airports. */
  province: string | undefined;
  /** The letter of the issuing office; absent without a province, and on emergency plates. */
  office: string | undefined;
}

/** @public */
export interface VehiclePlateOptions {
  /** The accepted plates. Default all, for example `['ordinary', 'newEnergySmall']`. */
  kinds?: readonly PlateKind[];
}

/** Parses a plate; null if `isVehiclePlate` refuses it. Motorcycles have the number of an ordinary plate since GA 36-2007. @public */
export function parsePlate(value: unknown): PlateFacts | null {
  const kind = kindOf(value);
  if (kind === undefined) return null;
  const [province, office] = /^(?!民)\p{Script=Han}[A-Z](?!.*应急)/u.test(value as string) ? (value as string) : [];
  return { kind, province: kind === 'emergency' ? (value as string).charAt(0) : province, office };
}

function kindOf(value: unknown): PlateKind | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^(?:使\d{6}|\d{6}使)$/.test(value)) return 'embassy';
  if (/^民航[A-Z]\d{4}$/.test(value)) return 'airport';
  if (!PROVINCES.includes(value.charAt(0))) return undefined;
  if (/^.[XS\d]\d{4}应急$/.test(value)) return 'emergency';
  if (/[IO]/.test(value)) return undefined;
  if (/^.[A-Z][A-HJK][A-Z\d]\d{4}$/.test(value)) return 'newEnergySmall';
  if (/^.[A-Z]\d{5}[A-HJK]$/.test(value)) return 'newEnergyLarge';
  if (!/^(?:.[A-Z][A-Z\d]{4}[A-Z\d学警挂试超领]|粤Z[A-Z\d]{4}[港澳])$/.test(value)) return undefined;
  const kinds = ['police', 'learner', 'trailer', 'test', 'oversize', 'consulate', 'hongKong', 'macau'] as const;
  return kinds['警学挂试超领港澳'.indexOf(value.charAt(6))] ?? 'ordinary';
}

/** Whether a string is a plate of a motor vehicle of China, of any or the given kinds: GA 36-2018, emergency and airport plates. No text for airport plates could be verified. Military and temporary plates are not covered. See docs/validators-standards.md. @public */
export function isVehiclePlate(value: unknown, options?: VehiclePlateOptions): boolean {
  const kind = kindOf(value);
  return kind !== undefined && (options?.kinds ?? [kind]).includes(kind);
}

/** Accepts what `isVehiclePlate` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const vehiclePlate = (options?: VehiclePlateOptions): Schema<string> =>
  format('vehiclePlate', (value) => isVehiclePlate(value, options), {
    type: 'string',
    format: 'cn-vehicle-plate',
    minLength: 7,
    maxLength: 8,
    ...PARTIAL,
  });

export const examples = (): Examples => [
  {
    good: ['京A12345', '粤BD12345', '京A1234警', '224578使', '粤Z1234港', '川X1234应急', '民航A1234'],
    bad: ['京A1234', '京Z1234港', '欧A12345'],
  },
  { args: [{ kinds: ['police'] }], good: ['京A1234警'], bad: ['京A12345'] },
];
