import { describeRegion } from '../samples/regions';

/** The values in which two records differ, by their path such as `consignee.street` or `vehicles.0.plate`. */
export function differences(before: object, after: object): { field: string; before: string; after: string }[] {
  const [old, young] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .filter((field) => old.get(field) !== young.get(field))
    .map((field) => ({ field, before: toText(field, old.get(field)), after: toText(field, young.get(field)) }));
}

/** A region is shown by its names. */
const toText = (field: string, value = ''): string =>
  field.endsWith('.region') ? describeRegion(value).names.join(' / ') : value;

function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value === null ? '' : String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...leavesOf(part, path === '' ? name : `${path}.${name}`)]),
  );
}
