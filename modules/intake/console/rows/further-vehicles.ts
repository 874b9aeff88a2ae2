import type { NamesContext } from '../reading';
import { readVehicles } from '../text/read-vehicles';
import { boardOf } from '../text/to-items';
import { type VehiclePart, vehicleParts } from './row-field';

/** The texts of a vehicle, by its parts. */
export type VehicleTexts = Readonly<Record<VehiclePart, string>>;

const separator = '|';

export const toTexts = (textOf: (part: VehiclePart, place: number) => string | undefined) =>
  Object.fromEntries(vehicleParts.map((part, place) => [part, textOf(part, place) ?? ''])) as VehicleTexts;
export const emptyTexts = toTexts(() => '');

const escaped = (text: string) => text.replace(/[\\|]/g, '\\$&').replace(/\n/g, ' ');

/** Writes vehicles into one cell: a line each, parts separated by `|`; these signs in a text get a `\` before them. */
export const writeVehicles = (vehicles: readonly VehicleTexts[]): string =>
  vehicles.map((texts) => vehicleParts.map((part) => escaped(texts[part])).join(separator)).join('\n');

/** Reads the cell of `writeVehicles`, or a list such as 雅迪 DE2 x2、爱玛1辆, each of the kind of the first vehicle. Undefined if a part of it is not understood. */
export function readList(text: string, context: NamesContext, first: VehicleTexts): VehicleTexts[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (text.includes(separator)) return lines.map(readLine);
  // 雅迪/爱玛, 雅迪和爱玛.
  const list = text.replace(/[/／&+＋和与及]/g, '、');
  const parts = list.split(/[\n、,，;；]/).filter((part) => part.trim() !== '');
  const board = boardOf(list, context);
  const vehicles = readVehicles(board);
  const isUnread = board.claims.leftovers.length > 0 || vehicles.some(({ brand }) => !brand);
  if (isUnread || vehicles.length < parts.length) return undefined;
  return vehicles.flatMap(({ brand, model, quantity }) => {
    const texts = { ...emptyTexts, category: first.category, brand: brand?.value ?? '', model: model?.value ?? '' };
    return Array.from({ length: Number(quantity?.value ?? 1) }, () => texts);
  });
}

function readLine(line: string): VehicleTexts {
  const texts = [''];
  for (const [sign] of line.matchAll(/\\?./gs))
    if (sign === separator) texts.push('');
    else texts.push(`${texts.pop()}${sign.slice(-1)}`);
  return toTexts((_, place) => texts[place]?.trim());
}
