import { type VehiclePart, vehicleParts } from './row-field';

/** The texts of a vehicle, by its parts. */
export type VehicleTexts = Readonly<Record<VehiclePart, string>>;

const separator = '|';

/** Writes vehicles into one cell: a line each, parts separated by `|`; these signs in a text get a `\` before them. */
export const writeVehicles = (vehicles: readonly VehicleTexts[]): string =>
  vehicles
    .map((texts) =>
      vehicleParts.map((part) => texts[part].replace(/[\\|]/g, '\\$&').replace(/\n/g, ' ')).join(separator),
    )
    .join('\n');

/** Reads the cell of `writeVehicles`, or a list such as 雅迪 DE2 x2、爱玛1辆, each of the kind of the first vehicle. Undefined if a brand is not known. */
export function readVehicles(text: string, brands: readonly string[], first: VehicleTexts): VehicleTexts[] | undefined {
  if (text.includes(separator)) return text.split(/\r?\n/).filter(hasText).map(readLine);
  const read = text
    .split(/[\n,，、;；+＋]+|(?<=[台辆])\s/)
    .filter(hasText)
    .map((part) => readListed(part, brands));
  if (read.some((each) => each === undefined)) return undefined;
  return read.flatMap((each) => {
    if (!each) return [];
    const { brand, model, count } = each;
    return Array.from({ length: count }, () => ({ ...emptyTexts, category: first.category, brand, model }));
  });
}

export const emptyTexts = Object.fromEntries(vehicleParts.map((part) => [part, ''])) as VehicleTexts;

function readLine(line: string): VehicleTexts {
  const texts = [''];
  for (const [sign] of line.matchAll(/\\?./gs))
    if (sign === separator) texts.push('');
    else texts.push(`${texts.pop()}${sign.slice(-1)}`);
  return { ...emptyTexts, ...Object.fromEntries(vehicleParts.map((part, at) => [part, texts[at]?.trim() ?? ''])) };
}

const hasText = (part: string) => part.trim() !== '';

const digits = '零一二三四五六七八九十';

const before = /^([一二两三四五六七八九十]|\d{1,2})\s*[台辆]车?/u;
const behind = /(?:[×*]\s?(\d{1,2})|(?<!\d)([一二两三四五六七八九十]|\d{1,2})\s?[台辆])$/u;
/** A letter before the number may be the end of a model's name. */
const letter = /(?<=\p{Script=Han}|\s)x\s?(\d{1,2})$/iu;

/** The number of vehicles in a text, and the text without it: 雅迪2辆, ×2, 两台. In a model `x2` is part of the name. */
export function readCount(text: string, isModel = false): { count: number; rest: string } {
  const whole = text.trim();
  const match = before.exec(whole) ?? behind.exec(whole) ?? (isModel ? null : letter.exec(whole));
  const number = match?.slice(1).find(Boolean);
  if (!match || !number) return { count: 1, rest: whole };
  const count = number === '两' ? 2 : digits.includes(number) ? digits.indexOf(number) : Number(number);
  return { count, rest: whole.replace(match[0], '').trim() };
}

function readListed(
  part: string,
  brands: readonly string[],
): { brand: string; model: string; count: number } | undefined {
  const { count, rest } = readCount(part);
  const brand = [...brands]
    .sort((one, other) => other.length - one.length)
    .find((each) => rest.toLowerCase().startsWith(each.toLowerCase()));
  return brand && count > 0 ? { brand, model: rest.slice(brand.length).trim(), count } : undefined;
}
