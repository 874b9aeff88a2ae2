import { type VehiclePart, vehicleParts } from './import-fields';

/** The texts of a vehicle, by its parts. */
export type VehicleTexts = Readonly<Record<VehiclePart, string>>;

const separator = '|';

/** Vehicles as one cell holds them: a line each, its parts with `|` between them; a sign of these in a text has `\` before it. */
export const writeVehicles = (vehicles: readonly VehicleTexts[]): string =>
  vehicles
    .map((texts) =>
      vehicleParts.map((part) => texts[part].replace(/[\\|]/g, '\\$&').replace(/\n/g, ' ')).join(separator),
    )
    .join('\n');

/** Vehicles as `writeVehicles` wrote them, or as people list them: `雅迪 DE2 x2、爱玛1辆`, each of the kind of the first. Undefined where a brand is not known. */
export function readVehicles(text: string, brands: readonly string[], first: VehicleTexts): VehicleTexts[] | undefined {
  if (text.includes(separator)) return text.split(/\r?\n/).filter(isSaid).map(readLine);
  const read = text
    .split(/[\n,，、;；+＋]+|(?<=[台辆])\s+/)
    .filter(isSaid)
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
  const texts = [...line.matchAll(/((?:\\.|[^|\\])*)(?:\||$)/g)].map(([, part = '']) =>
    part.replace(/\\(.)/g, '$1').trim(),
  );
  return { ...emptyTexts, ...Object.fromEntries(vehicleParts.map((part, at) => [part, texts[at] ?? ''])) };
}

const isSaid = (part: string) => part.trim() !== '';

const digits = '零一二三四五六七八九十';

const before = /^([一二两三四五六七八九十]|\d{1,2})\s*[台辆]车?/u;
const behind = /(?:[×*]\s*(\d{1,2})|(?<!\d)([一二两三四五六七八九十]|\d{1,2})\s*[台辆])$/u;
/** A letter may as well end the name of a model. */
const letter = /(?<=\p{Script=Han}|\s)x\s*(\d{1,2})$/iu;

/** How many a text says, and the text without that: `雅迪2辆`, `×2`, `两台`; of a model `x2` is a part. */
export function readCount(text: string, isModel = false): { count: number; rest: string } {
  const whole = text.trim();
  const found = before.exec(whole) ?? behind.exec(whole) ?? (isModel ? null : letter.exec(whole));
  const said = found?.slice(1).find(Boolean);
  if (!found || !said) return { count: 1, rest: whole };
  const count = said === '两' ? 2 : digits.includes(said) ? digits.indexOf(said) : Number(said);
  return { count, rest: whole.replace(found[0], '').trim() };
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
