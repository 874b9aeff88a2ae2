import type { Brand } from '../../../contract/brands';
import { type RecognisedVehicle, type Span, sureEnough } from '../recognised';
import { cover, mark, type Scan, spanOf } from '../scan';
import type { Found } from './join-vehicles';
import { readFurther } from './listed-models';
import { isCountOf, readCount, readCountBefore } from './vehicle-counts';
import { isDealer, kindAt, kindForm, readKindAt } from './vehicle-kinds';
import { readModel } from './vehicle-models';

/** What follows a brand in the name of a street, a place or a firm. */
const noBrand =
  /^(?:[一二三四五六七八九十\d]{1,2}号[仓库店]|[东南西北中]?(?:大?(?:[路道]|街(?![霸车]))|大道|大街|巷|村|镇|乡|区|县|市|桥|新[城区]|小区|花园|花苑|大厦|广场|江|山|湖|河|门|里|苑)|\s?\p{Script=Han}{0,8}(?:公司|车行|车业|车城|车市|商行|批发|店|(?<![一二两三四五六七八九十\d])部|厂|仓|专卖|经销商|代理|总代))|^\p{Script=Han}{0,3}[A-Za-z]?\d{1,3}\s?(?:[栋幢座室]|号楼|单元)|^[楼院栋幢仓室站年月日]/u;

/** What may stand right before a brand within a text without spaces. */
export const before =
  /(?:^|[^\p{Script=Han}A-Za-z0-9]|(?<=^|[^\p{Script=Han}])车|轻骑|金城|建设|林海|老年|普通|家用|小型|[新老]款|请问|其中|换成|换|托运|车型|型号|车子|摩托车?|电动车|电瓶车|三轮车?|踏板车?|机车|自行车|货物|商品|物品|品名|货|品牌|牌子叫?|车子?[是系]|[一二两三四五六七八九十\d][台辆部个架]|[台辆部个架出卖发寄拉运输送收把的是为要买卖提得辆装新手有色下和跟与及加]|\d\s?(?:号楼?|[室楼栋座]))$/u;

/** What may stand right behind it there. */
export const behind =
  /^(?:$|[^\p{Script=Han}A-Za-z]|[电摩三踏机跨自轻小车]|牌|的|[从到发寄送去过给收拉运在和跟加共各要是有都没坏已想帮请需能可]|[一二两三四五六七八九十]|[A-Za-z]|\p{Script=Han}{1,4}(?:[A-Za-z\d]|[黑白红蓝灰粉绿黄银橙紫]色|\s?(?:电动|摩托|三轮)|\s?[x×*]\s?\d|\s\d{1,2}(?=\s*(?:$|[\n,;]))|\s?\d{1,2}\s?[台辆部个]|\s?[一二两三四五六七八九十]\s?[台辆部]))/u;

/** A model may stand right behind a brand that is counted: 一辆本田幼狮. */
const counted = /[一二两三四五六七八九十\d那这]\s?[台辆部个](?:二手的?)?$|车子?是$|车型[:\s]*$/;

const aloneBefore = new RegExp(`(?:^|[\\n,;:(是\ue005]|${kindForm})\\s*$`, 'i');

/** A line or a clause that is a brand and a model: 雅迪莫凡, 雅马哈福喜。 */
const aloneBehind = /^\p{Script=Han}{1,3}(?=\s*(?:$|[,;)\n\ue005])|\s\p{Script=Han})/u;

const countedBehind = /^\p{Script=Han}{1,3}?(?:$|[\s,;)]|给|[发送寄拉运][到往])/u;

export function readBrands(scan: Scan, brands: readonly Brand[], isPlace: (span: Span) => boolean): Found[] {
  const found: Found[] = [];
  const spellings = brands
    .flatMap((brand) => [brand.name, ...brand.aliases].map((written) => ({ brand, written: written.toLowerCase() })))
    .sort((a, b) => b.written.length - a.written.length);
  const places: (Span & { brand: Brand })[] = [];
  for (const { brand, written } of spellings)
    for (const span of spansOf(scan, written)) {
      const at = span.from;
      // 有台铃木 is one Suzuki, no 台铃.
      const isCounter =
        written.startsWith('台') &&
        /[有发寄买卖这那一二两三四五六七八九十\d]$/.test(scan.text.slice(0, at)) &&
        spellings.some((each) => scan.text.startsWith(each.written, at + 1));
      const after = scan.text.slice(span.to);
      if (
        !isCounter &&
        (!isPlace(span) || kindAt.test(after) || /^的(?=[\s,;]|$)/.test(after)) &&
        !places.some(({ from, to }) => from < span.to && to > at)
      )
        places.push({ ...span, brand });
    }
  // From left to right, so that a number between two of them is that of the first.
  for (const { brand, from, to } of places.sort((a, b) => a.from - b.from)) {
    // The second of two names is the one that is written on it: 隆鑫无极.
    if (places.some((each) => each.from === to) && before.test(scan.text.slice(0, from))) {
      cover(scan, from, to, mark.taken);
      continue;
    }
    if (scan.text.charAt(from) === mark.taken) continue;
    // NIU 小牛: one brand in two ways to write it.
    const isWord = before.test(scan.text.slice(0, from)) && !/^\d/.test(scan.text.slice(from, to));
    const twin = places.find(
      (each) =>
        isWord && each.brand === brand && each.from > from && /^[\s(,]{1,2}$/.test(scan.text.slice(to, each.from)),
    );
    if (twin) cover(scan, from, twin.from, mark.taken);
    const own = vehicleAt(scan, twin ?? { from, to }, brand, isPlace);
    // Which of two names that stand together is the brand, the platform's list does not say.
    if (own?.vehicle.brand && places.some((each) => each.to === from)) own.vehicle.brand.sure = 0.6;
    if (own) found.push(own);
  }
  return found.flatMap((own) => {
    const more = readFurther(scan, own);
    const sum = more.reduce((all, { vehicle }) => all + Number(vehicle.quantity?.value ?? 0), 0);
    // 雅迪 5台 冠能T60三台 摩登两台: the first number is that of all.
    const isTotal = !own.vehicle.model && more.length > 1 && sum === Number(own.vehicle.quantity?.value);
    return isTotal ? more.map((each) => ({ ...each, vehicle: asTold(each.vehicle, own.vehicle) })) : [own, ...more];
  });
}

/** Vehicles whose numbers make up what was said of all are of its brand for certain. */
const asTold = (each: RecognisedVehicle, { brand, category }: RecognisedVehicle): RecognisedVehicle => ({
  ...each,
  ...(brand && { brand }),
  ...(category && { category }),
  ...(each.model && { model: { ...each.model, sure: Math.max(each.model.sure, sureEnough) } }),
});

/** Where a brand stands; one of four characters and more may be written in two: 五羊 - 本田. */
function spansOf({ text }: Scan, written: string): Span[] {
  if (/^\p{Script=Han}{4,}$/u.test(written))
    return [...text.matchAll(new RegExp(Array.from(written).join('[ ·-]{0,3}'), 'gu'))].map(spanOf);
  const spans: Span[] = [];
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(written); at >= 0; at = lower.indexOf(written, at + 1))
    spans.push({ from: at, to: at + written.length });
  return spans;
}

function vehicleAt(scan: Scan, span: Span, brand: Brand, isPlace: (span: Span) => boolean): Found | undefined {
  const left = scan.text.slice(0, span.from);
  const right = scan.text.slice(span.to);
  const isLatin = /[A-Za-z]$/.test(scan.text.slice(span.from, span.to));
  // 到枣阳小牛U1: behind a place it is one where a model or a kind follows.
  const isBehindPlace =
    isPlace({ from: span.from - 1, to: span.from }) && (/^\s?[A-Za-z]+\d/.test(right) || kindAt.test(right));
  if ((!before.test(left) && !isBehindPlace) || noBrand.test(right)) return undefined;
  // 五菱没有，是淮海: what there is not.
  if (/^\s?(?:没有?|没货|缺货|不要|不发)/.test(right)) return undefined;
  // 466号鑫源电动车 is a shop.
  if (/\d号$/.test(left) && kindAt.test(right) && !/^\p{Script=Han}{2,5}\s?[一二两三四五六七八九十\d]/u.test(right))
    return undefined;
  // What stands right before a phone is somebody: 小米 151…
  if (/^\s?\ue001/.test(right)) return undefined;
  if (kindAt.test(right) && isDealer(left, right.replace(kindAt, ''))) return undefined;
  // 9号 is mostly the number of a house.
  if (/^\d/.test(scan.text.slice(span.from, span.to)) && !/(?:^|[\n:台辆部]|品牌|车)\s*$/.test(left)) return undefined;
  if (
    isLatin
      ? /^[A-Za-z](?![A-Za-z]*\d)/.test(right)
      : !behind.test(right) &&
        !kindAt.test(right) &&
        !(counted.test(left) && countedBehind.test(right)) &&
        !(aloneBefore.test(left) && aloneBehind.test(right))
  )
    return undefined;
  // A greeting is none: Hello, ...
  if (isLatin && /^[^\p{L}\p{N}]*$/u.test(left) && /^\s*[,!]|^\s+(?:i|we|there|sir|please)\b/i.test(right))
    return undefined;
  const vehicle: RecognisedVehicle = { brand: { value: brand.name, sure: 0.95, at: [span] } };
  const start = readCountBefore(left, vehicle, span.from);
  let to = span.to + (/^(?:车|\s?牌)?的?(?:[那这](?:个|款|种))?/.exec(right)?.[0].length ?? 0);
  const kind = readKindAt(scan, to);
  if (kind) {
    vehicle.category = kind.category;
    to = kind.to;
  } else {
    const [first] = brand.categories;
    if (first) vehicle.category = { value: first, sure: brand.categories.length === 1 ? 0.92 : 0.6, at: [span] };
  }
  to = readModel(scan, to, vehicle);
  const after = kind ? undefined : readKindAt(scan, to);
  if (after) {
    vehicle.category = after.category;
    to = after.to;
  }
  // `三台 雅迪1台 爱玛2台`: what stands right behind it counts it, what was before is the number of all.
  const isCountedBehind = start < span.from && isCountOf(left, scan.text.slice(to));
  if (isCountedBehind) delete vehicle.quantity;
  const from = isCountedBehind ? span.from : start;
  to = readCount(scan, to, vehicle);
  cover(scan, from, to, mark.taken);
  return { from, to, vehicle };
}

/** A model alone is of the one brand that a firm of the message is called by: 绿源专卖 … INNO7*6. */
export function lendBrand({ text }: Scan, brands: readonly Brand[], vehicle: RecognisedVehicle): void {
  const named = brands.flatMap((brand) => {
    const at = [brand.name, ...brand.aliases].filter(
      (name) => /^\p{Script=Han}{2,}$/u.test(name) && text.includes(name),
    );
    return at[0] ? [{ brand, from: text.indexOf(at[0]), name: at[0] }] : [];
  });
  const [only] = named;
  if (!only || named.length > 1) return;
  const at = [{ from: only.from, to: only.from + only.name.length }];
  vehicle.brand = { value: only.brand.name, sure: 0.7, at };
  const [category] = only.brand.categories;
  if (category) vehicle.category ??= { value: category, sure: 0.7, at };
}
