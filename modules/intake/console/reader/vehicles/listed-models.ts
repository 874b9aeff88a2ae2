import { cover, extract, mark, type Scan, spanOf } from '../scan';
import type { Found } from './join-vehicles';
import { toCount } from './vehicle-counts';
import { kindAt } from './vehicle-kinds';
import { noHanModel, noLoneModel, noModel } from './vehicle-models';

const further =
  /^(?:[\s,+和]*((?:\p{Script=Han}{1,3})?[A-Za-z]{0,5}-?\d{1,4}[A-Za-z]{0,4})\s?([一二两三四五六七八九十]|\s\d{1,2})|[\s,+和]+(\p{Script=Han}{2,4}?)\s?([一二两三四五六七八九十]|\d{1,2}))\s?[台辆部]/u;

/** Models and numbers that go on behind a vehicle are of its brand: 本田 NX125 2台 佳御110 1台. */
export function readFurther(
  scan: Scan,
  { to: end, vehicle: { brand, category, model: own, quantity } }: Found,
): Found[] {
  const found: Found[] = [];
  let at = end;
  for (;;) {
    const next = further.exec(scan.text.slice(at));
    const [whole = '', model = next?.[3] ?? '', count = next?.[4] ?? ''] = next ?? [];
    if (!next || !brand || /^\d{1,2}$/.test(model)) return found;
    const isHan = next[3] !== undefined;
    if (isHan && (!quantity || noHanModel.test(model) || noLoneModel.test(model) || kindAt.test(model))) return found;
    const sure = isHan && !own ? 0.7 : 0.9;
    const from = at + whole.indexOf(model);
    const span = { from, to: at + whole.length };
    found.push({
      ...span,
      vehicle: {
        brand: { ...brand, sure: 0.7, at: [] },
        ...(category ? { category: { ...category, sure: 0.7, at: [] } } : {}),
        model: { value: model, sure, at: [{ from, to: from + model.length }] },
        quantity: {
          value: String(toCount(count.trim())),
          sure: 0.95,
          at: [{ from: from + model.length, to: span.to }],
        },
      },
    });
    cover(scan, at, span.to, mark.taken);
    at = span.to;
  }
}

const listed =
  /(?<=^|[\s,;:(\ue005\ue000])(?:型号\s*:?\s*)?(\p{Script=Han}{2,4}|(?:\p{Script=Han}{1,4})?[A-Za-z]{0,6}-?\d{0,4}[A-Za-z]{0,4}\+?(?:-\d)?)(?:\s?([一二两三四五六七八九十]|\s\d{1,2}|(?<=\p{Script=Han})\d{1,2})\s?[台辆部个架]|\s?[x×*]\s?(\d{1,2})(?![\dA-Za-z]))/gu;

const listedFirst =
  /(?<=^|[\s,;:(\ue005])([一二两三四五六七八九十]|\d{1,2})\s?[台辆部]\s?(?:是)?\s?((?:\p{Script=Han}{1,3})?[A-Za-z]{1,6}-?\d{1,4}[A-Za-z]{0,4})(?![A-Za-z\d])/gu;

const listedEach =
  /((?:(?:\p{Script=Han}{1,4})?[A-Za-z]{0,6}-?\d{1,4}[A-Za-z]{0,4}\+?\s?[,和跟]\s?){1,5}(?:\p{Script=Han}{1,4})?[A-Za-z]{0,6}-?\d{1,4}[A-Za-z]{0,4}\+?)\s?各\s?([一二两三四五六七八九十]|\d{1,2})\s?[台辆部个架]/u;

/** `豪爵三台：HJ125K两台，悦星一台`: the models of one brand, told apart from it, are as many vehicles as were said. */
export function spread(scan: Scan, found: Found[]): Found[] {
  const [only] = found;
  const { brand, category, model, quantity } = only?.vehicle ?? {};
  if (!only || !brand || found.length > 1 || Number(quantity?.value) < 2 || !quantity || (model?.sure ?? 0) > 0.75)
    return found;
  const each = listedEach.exec(scan.text);
  const items = each
    ? (each[1] ?? '').split(/\s?[,和跟]\s?/u).map((name) => ({
        name,
        count: toCount(each[2]),
        from: each.index + each[0].indexOf(name),
        to: each.index + each[0].indexOf(name) + name.length,
      }))
    : [...scan.text.matchAll(listed)]
        .filter((match) => match[1] && !noModel.test(match[1]) && !noHanModel.test(match[1]) && !kindAt.test(match[1]))
        .map((match) => {
          const from = match.index + match[0].indexOf(match[1] ?? '');
          const count = toCount((match[2] ?? match[3])?.trim());
          return { name: match[1] ?? '', count, from, to: match.index + match[0].length };
        });
  // 两台本田：一台 CM300，一台 CB190X: each is counted before it is called.
  if (items.length === 0)
    for (const { index, 0: found, 1: count, 2: name = '' } of scan.text.matchAll(listedFirst))
      items.push({ name, count: toCount(count), from: index + found.indexOf(name), to: index + found.length });
  // 两台台铃（超能F7、豹GT）: as many models as there are of them.
  const bracket = /\(([^()\n]{3,40})\)/u.exec(scan.text.slice(only.to));
  const models = (bracket?.[1] ?? '').split(/[,和跟]/u).map((name) => name.trim());
  if (
    items.length === 0 &&
    models.length === Number(quantity.value) &&
    models.every((name) => /^\p{Script=Han}{0,4}[A-Za-z]{1,5}-?\d{0,4}[A-Za-z+]{0,3}$/u.test(name))
  )
    for (const name of models) {
      const from = only.to + (bracket?.index ?? 0) + (bracket?.[0] ?? '').indexOf(name);
      items.push({ name, count: 1, from, to: from + name.length });
    }
  const sum = items.reduce((all, { count }) => all + count, 0);
  if (items.length < 2 || sum !== Number(quantity.value)) return found;
  if (each) cover(scan, each.index, each.index + each[0].length, mark.taken);
  return items.map(({ name, count, from, to }) => {
    cover(scan, from, to, mark.taken);
    const at = [{ from, to: from + name.length }];
    return {
      from,
      to,
      vehicle: {
        brand: { ...brand, sure: 0.9 },
        ...(category && { category }),
        model: { value: name, sure: 0.9, at },
        quantity: { value: String(count), sure: 0.95, at: [{ from: from + name.length, to }] },
      },
    };
  });
}

/** Models that are named without a brand, where nothing else says what it is. */
export function readModels(scan: Scan): Found[] {
  const found: Found[] = [];
  extract(
    scan,
    /(?<![\p{L}\d])(?:(车型?|型号)\s*[:]\s*)?((?:\p{Script=Han}{1,3})?[A-Za-z]{0,5}-?\d{1,4}[A-Za-z]{0,4}(?:-\d)?)(?=[\s,]|[x×*]\d)(?:\s\p{Script=Han}色)?(?:\s*(\d{1,2}|[一二两三四五六七八九十])\s?[台辆部]|\s?[x×*]\s?(\d{1,2})(?!\d))?/gu,
    mark.taken,
    (match) => {
      const [whole, title, model = '', counted, times] = match;
      const count = counted ?? times;
      if ((!title && !count) || !/[A-Za-z\p{Script=Han}]/u.test(model) || /[号楼室弄栋座路]/.test(model)) return false;
      const at = [spanOf(match)];
      found.push({
        from: match.index,
        to: match.index + whole.length,
        vehicle: {
          model: { value: model, sure: 0.8, at },
          ...(count ? { quantity: { value: String(toCount(count)), sure: 0.9, at } } : {}),
        },
      });
      return true;
    },
  );
  return found;
}
