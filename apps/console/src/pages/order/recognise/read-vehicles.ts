import type { Brand, Category } from '@waybill/contract/orders';
import { normalise } from '@waybill/validators/cn';
import { type RecognisedVehicle, type Span, sureEnough } from './recognised';
import { cover, extract, mark, type Scan, spanOf } from './scan';

/** What follows a brand in the name of a street, a place or a firm. */
const noBrand =
  /^(?:[一二三四五六七八九十\d]{1,2}号[仓库店]|[东南西北中]?(?:大?(?:[路道]|街(?![霸车]))|大道|大街|巷|村|镇|乡|区|县|市|桥|新[城区]|小区|花园|花苑|大厦|广场|江|山|湖|河|门|里|苑)|\s?\p{Script=Han}{0,8}(?:公司|车行|车业|车城|车市|商行|批发|店|(?<![一二两三四五六七八九十\d])部|厂|仓|专卖|经销商|代理|总代))|^\p{Script=Han}{0,3}[A-Za-z]?\d{1,3}\s?(?:[栋幢座室]|号楼|单元)|^[楼院栋幢仓室站年月日]/u;
/** What may stand right before a brand within a text without spaces. */
const before =
  /(?:^|[^\p{Script=Han}A-Za-z0-9]|(?<=^|[^\p{Script=Han}])车|轻骑|金城|建设|林海|老年|普通|家用|小型|[新老]款|请问|其中|换成|换|托运|车型|型号|车子|摩托车?|电动车|电瓶车|三轮车?|踏板车?|机车|自行车|货物|商品|物品|品名|货|品牌|牌子叫?|车子?[是系]|[一二两三四五六七八九十\d][台辆部个架]|[台辆部个架出卖发寄拉运输送收把的是要买卖提得辆装新手有色下和跟与及加]|\d\s?(?:号楼?|[室楼栋座]))$/u;
/** What may stand right behind it there. */
const behind =
  /^(?:$|[^\p{Script=Han}A-Za-z]|[电摩三踏机跨自轻小车]|牌|的|[从到发寄送去过给收拉运在和跟加共各要是有都没坏已想帮请需能可]|[一二两三四五六七八九十]|[A-Za-z]|\p{Script=Han}{1,4}(?:[A-Za-z\d]|[黑白红蓝灰粉绿黄银橙紫]色|\s?(?:电动|摩托|三轮)|\s?[x×*]\s?\d|\s\d{1,2}(?=\s*(?:$|[\n,;]))|\s?\d{1,2}\s?[台辆部个]|\s?[一二两三四五六七八九十]\s?[台辆部]))/u;
/** A model may stand right behind a brand that is counted: 一辆本田幼狮. */
const counted = /[一二两三四五六七八九十\d那这]\s?[台辆部个](?:二手的?)?$|车子?是$|车型[:\s]*$/;
/** A line or a clause that is a brand and a model: 雅迪莫凡, 雅马哈福喜。 */
const aloneBehind = /^\p{Script=Han}{1,3}(?=\s*(?:$|[,;)\n\ue005])|\s\p{Script=Han})/u;
const countedBehind = /^\p{Script=Han}{1,3}?(?:$|[\s,;)]|给|[发送寄拉运][到往])/u;

const kindWords: readonly (readonly [Category, number, string])[] = [
  [
    'tricycle',
    0.95,
    '(?:老年|休闲|残疾人)?(?:电动|电瓶|载货|载客|货运|快递|摩托|代步|正|电)?三轮(?:电动|摩托)?车?|三蹦子',
  ],
  ['motorcycle', 0.7, '电动?摩托?车?(?<=摩.*)|小?电摩车?'],
  [
    'motorcycle',
    0.95,
    '(?:二手|两轮|二轮|踏板|跨骑|大排量?|街车|仿赛|机车)?摩托车?|机车|踏板车?|弯梁车?|跨骑车?|仿赛|街车|motorcycles?|motorbikes?',
  ],
  [
    'ebike',
    0.95,
    '两轮(?:车(?!行))?(?!摩|电)|(?:两轮)?(?:电动?自行车|电动车|电瓶车|电单车|电驴|小电驴|小龟王?|电车|电动|小电动)|e-?bikes?|electric (?:bikes?|scooters?)',
  ],
];
const kindForm = kindWords.map(([, , words]) => words).join('|');
const aloneBefore = new RegExp(`(?:^|[\\n,;:(是\ue005]|${kindForm})\\s*$`, 'i');
const kindAt = new RegExp(`^(?:${kindForm})`, 'i');

const numbers: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const numeral = String.raw`(\d{1,2}|[一二两俩三四五六七八九十])`;
const counter = '台(?!铃(?!木))|[辆部]|架(?!号)|个(?!月|人)|units?(?![a-z])';
const countBefore = new RegExp(
  String.raw`(?<![\d一二两三四五六七八九十第.])(?:${numeral}\s?(?:${counter})\s?(?:of\s)?(?:车\s)?是?(?:全?新的?|二手的?|旧的?)?(?:\p{Script=Han}{1,2}色的?\s?)?\s?|(\d{1,2})\s?[x×*]\s?|(?<![a-z])(?:ship|send|move|transport|deliver)\s?:?\s?(\d{1,2})\s)$`,
  'iu',
);
/** One of them, said without its number: 发台雅迪. */
const oneBefore = /(?<=[发寄运拉送有要托买卖了这那])[台辆部架个](?:二手的?|全?新的?)?$/u;
const countBehind = new RegExp(
  String.raw`^(?:\s?[\p{Script=Han}]{1,2}色的?)?[\s,:(]*(?:(?:[x×*]|qty\.?[:\s]*)\s?(\d{1,2})(?![\dA-Za-z])|(?:共|各|数量[:\s]*|qty\.?[:\s]*)?${numeral}[^\S\n]?(?:${counter}))`,
  'iu',
);
/** A number behind a vehicle that may be its model or how many there are. */
const bareCount =
  /^(?: {0,6}|\)(?=\d{1,2}\s*(?:$|[,;\n]))|\s*,\s*(?=\d{1,2}\s*(?:$|[\n;])))(\d{1,2})(?=\s*(?:$|[\s,;)+\n]|\p{Script=Han}))(?![^\S\n]*\p{Script=Han}?(?:座|代|款|寸|号|年|月|米|万))/u;
const modelForm =
  /^[ -]?([A-Za-z]{2,10} [A-Za-z]?\d{2,4}[A-Za-z]{0,4}(?!\s?[台辆部元块\d])|\p{Script=Han}{1,3}[A-Z]{1,5}(?![A-Za-z\d])|(?:\p{Script=Han}{1,4})?[A-Za-z]*-?\d[A-Za-z0-9+-]*(?:\.\d)?(?:\s?(?:MIX|Pro|Max|Plus|MT|SR|NK|CL-?X|Sport|Lite|GTS?|ABS|SE|Ultra|Air|Mini|EVO|Dash))?(?:代)?|[A-Za-z][A-Za-z0-9+-]{0,11}(?:\s(?:Pro|Max|Plus|Sport|Lite|GTS?|ABS|SE|Ultra|Air|Mini))?)(?:(?<=代)|(?![A-Za-z0-9]))/iu;
const furtherModel =
  /^ (?:[A-Za-z]{3,10}|\d{3,4}[A-Za-z]{0,3}|\p{Script=Han}{1,3}版)(?![A-Za-z\d]|\s?[台辆部元块个:])/u;
/** Letters alone go on with a code: VFLY L80. */
const codeBehind = /^ [A-Za-z]{1,2}\d{2,3}(?![A-Za-z\d]|\s?[台辆部元块个])/;
const noModel =
  /^(?:寄|收|发|到|送|代|保|从|去|给|在|托|运|周|下|上|明|今|后|现|月|x\d{1,2}(?!\d)|x$|(?:from|to|cod|and|vin|please|pls|in|at|for|on|this|next|today|tomorrow|contact|mobile|freight)(?![A-Za-z\d]))/i;
const hanModel =
  /^[ -]?(\p{Script=Han}{1,4}?)(?=\s*(?:$|[\n,;)\ue005]|\s[\d一二两三]|[x×*]\d|给|[发送寄拉运][到往]|[黑白红蓝灰粉绿黄银橙紫]色|电动|摩托|三轮|[\d一二两三四五六七八九十]{1,2}\s?[台辆部]))/u;
/** A measure is no model: 长2米, 60V, 95成新. */
const measure = /^[长宽高重]|^(?:36|48|60|64|72|76|80|84|96)v|^\d+(?:ah|kg|cm|mm|km|w)/i;
const measured = /^\s?(?:米|厘米|公分|公斤|斤|公里|成新|年|月|日|点|块|元|万|千|百|伏|寸|码|款)/;
const noHanModel =
  /忘|能不|可不|可以|了$|[去到往在从和跟回]|色|[一二两三四五六七八九十][台辆个部架]|到付|寄付|月结|现付|运费|保价|代收|备注|谢|急|电池|钥匙|没|有|的|牌|车|收|发|寄|送|押|年|手|全新|多少|怎么|^[长宽高]\d?$|[长宽高]度|电摩|弯梁|踏板|街车|跑车|不是|就|续航|托|骑|买|拆|坏|和|都|各|我|你|他|她|师傅|老板/;

/** Characters alone that say something of the vehicle or of what is to be done, and are no model: 要走, 老款, 经销. */
const noLoneModel =
  /[总哥姐工]$|经理|老板|先生|女士|一共|总共|合计|其中|另外|[出厂带要想这那了吗呢吧再等还先请把给让谁哪啥几走来今明款旧]|可以|经销|专卖|代理|维修|旗舰|客户|数量|件数|型号|颜色|车型|车况/;

const frames =
  /(?:车?架号|车架|大架号?|整车编码|VIN)?[\]:\s]{0,3}(?<![A-Za-z0-9])([A-HJ-NPR-Za-hj-npr-z0-9]{17}|\d{15})(?![A-Za-z0-9])/gi;
/** That of an e-bike has no length of its own; its title says what it is. */
const titledFrames =
  /(?:车?架号|车架|大架号?|整车编码|VIN)[\]:\s]{0,3}(?<![A-Za-z0-9])([A-Za-z0-9]{8,17})(?![A-Za-z0-9])/gi;
const plates =
  /(?:车牌号?码?|牌照)?[\]:\s]{0,3}([京沪津渝冀晋蒙辽吉黑苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏陕甘青宁新][A-Za-z][ ·.-]?[A-Za-z0-9]{4,6})(?![A-Za-z0-9])/g;

const cityPlates =
  /(?:车牌号?码?|牌照|号牌)[\]:\s]{0,3}(\p{Script=Han}{2,3}(?:[A-Za-z]?\d{5,7}|[A-Za-z]{2}\d{4,6}))(?![A-Za-z0-9])/gu;

interface Found extends Span {
  vehicle: RecognisedVehicle;
}

/** Takes the vehicles out of the text, in the order in which they stand: brands known by the platform, kinds, models, numbers, papers. `isPlace` says where regions are named. */
export function readVehicles(
  scan: Scan,
  brands: readonly Brand[],
  isPlace: (span: Span) => boolean,
): RecognisedVehicle[] {
  const papers = readPapers(scan);
  const found = spread(scan, readBrands(scan, brands, isPlace));
  const kinds = readKinds(scan);
  if (found.length === 0 && kinds.length === 0) found.push(...readModels(scan));
  const [lone] = found;
  if (lone && found.length === 1 && !lone.vehicle.brand) lendBrand(scan, brands, lone.vehicle);
  const total = readTotal(scan);
  const [only] = found;
  // A kind that is named apart speaks of the one vehicle that there is.
  const apart = kinds.filter(({ vehicle }) => vehicle.category);
  if (only && found.length === 1) {
    for (const each of apart) {
      const { vehicle } = each;
      const isOther =
        vehicle.quantity?.value !== only.vehicle.quantity?.value ||
        (vehicle.category?.value !== only.vehicle.category?.value && (only.vehicle.category?.sure ?? 0) >= sureEnough);
      // `电动三轮 2 爱玛电动车 4` are two.
      if (only.vehicle.quantity && vehicle.quantity && isOther) found.push(each);
      else {
        // A Honda that is called an e-bike is one or the other.
        const isOdd =
          only.vehicle.category && vehicle.category && only.vehicle.category.value !== vehicle.category.value;
        const category = isOdd && vehicle.category ? { ...vehicle.category, sure: 0.6 } : vehicle.category;
        Object.assign(only.vehicle, { ...(only.vehicle.quantity ? {} : vehicle), category });
      }
    }
  } else if (found.length > 1) {
    // 电动三轮一台 雅迪电动车一台 本田踏板一台: what none of the brands is.
    const isOther = ({ vehicle }: Found) =>
      vehicle.quantity && !found.some((each) => each.vehicle.category?.value === vehicle.category?.value);
    found.push(...apart.filter(isOther));
  } else {
    // 电动车1台、三轮车1台 are two.
    const counted = apart.filter(({ vehicle }) => vehicle.quantity);
    const isSeveral = new Set(counted.map(({ vehicle }) => vehicle.category?.value)).size > 1;
    found.push(...(isSeveral ? counted : apart.slice(0, 1)));
  }

  const vehicles = merged(
    unshared(
      found.sort((a, b) => a.from - b.from),
      scan,
    ),
    total,
    scan,
  );
  shareEach(scan, vehicles);
  if (total && vehicles.length === 1 && vehicles[0]) vehicles[0].vehicle.quantity ??= total;
  for (const { field, value, span } of papers) {
    const near =
      vehicles.findLast(({ from, vehicle }) => from < span.from && !vehicle[field]) ??
      vehicles.find(({ vehicle }) => !vehicle[field]);
    const paper = { value, sure: 0.95, at: [span] };
    if (near) near.vehicle[field] = paper;
    else vehicles.push({ ...span, vehicle: { [field]: paper } });
  }
  const first = vehicles[0]?.vehicle;
  extract(
    scan,
    /(?:型号(?:好像|应该|大概)?是?[\]\s:]*|车型[\]\s:]+(?=\p{Script=Han}{0,3}[A-Za-z\d]))([A-Za-z0-9\p{Script=Han}+-]{1,12})/gu,
    mark.taken,
    (match) => {
      const han = (match[1] ?? '').replace(/[^\p{Script=Han}]/gu, '');
      if (!first || first.model || /[我他她不没清知忘]/.test(han)) return false;
      first.model = {
        value: (match[1] ?? '').replace(/的\p{Script=Han}{0,3}$|[吧哦哈的]$/u, ''),
        sure: 0.9,
        at: [spanOf(match)],
      };
      return true;
    },
  );
  if (first?.brand && vehicles.length === 1 && !first.model) findApart(scan, first);
  return vehicles.map(({ vehicle }) => cleaned(vehicles.length > 1 && isBare(vehicle) ? doubted(vehicle) : vehicle));
}

/** Of a vehicle beside others nothing but its brand is said: it may be the name of something else. */
const isBare = ({ model, quantity, plate, frame, ...rest }: RecognisedVehicle): boolean =>
  !model && !quantity && !plate && !frame && rest.brand !== undefined;

const doubted = (vehicle: RecognisedVehicle): RecognisedVehicle => ({
  ...vehicle,
  ...(vehicle.brand && { brand: { ...vehicle.brand, sure: Math.min(vehicle.brand.sure, 0.6) } }),
  ...(vehicle.category && { category: { ...vehicle.category, sure: Math.min(vehicle.category.sure, 0.6) } }),
});

/** A brand that is named again with nothing of its own is no further vehicle, but for the number of them. */
function merged(found: readonly Found[], total: RecognisedVehicle['quantity'], { text }: Scan): Found[] {
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
function unshared(found: readonly Found[], { text, plain }: Scan): Found[] {
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
function shareEach({ plain }: Scan, vehicles: readonly Found[]): void {
  const each = vehicles.find(({ vehicle: { quantity } }) =>
    quantity?.at.some(({ from, to }) => /各/.test(plain.slice(from, to))),
  );
  for (const { from, vehicle } of vehicles)
    if (each?.vehicle.quantity && from < each.from) vehicle.quantity ??= { ...each.vehicle.quantity, at: [] };
}

const cleaned = (vehicle: RecognisedVehicle): RecognisedVehicle => {
  const { quantity, model, ...rest } = vehicle;
  // 爱玛小蜜豆2台: what is counted right behind its brand is a model.
  const isCounted =
    quantity?.at[0] &&
    model?.at[0] &&
    quantity.sure >= sureEnough &&
    quantity.at[0].from === model.at[0].to &&
    (/[A-Za-z\d]/.test(model.value) || rest.brand?.at.some(({ to }) => to === model.at[0]?.from));
  return {
    ...rest,
    ...(model && { model: isCounted ? { ...model, sure: Math.max(model.sure, sureEnough) } : model }),
    ...(quantity && Number(quantity.value) > 0 && { quantity }),
  };
};

function readPapers(scan: Scan): { field: 'frame' | 'plate'; value: string; span: Span }[] {
  const papers: { field: 'frame' | 'plate'; value: string; span: Span }[] = [];
  for (const form of [frames, titledFrames])
    extract(scan, form, mark.taken, (match) => {
      if (!/\d/.test(match[1] ?? '')) return false;
      papers.push({ field: 'frame', value: normalise.vin(match[1]), span: spanOf(match) });
      return true;
    });
  // That of a bicycle with a motor begins with its city: 车牌淮南D061827.
  extract(scan, cityPlates, mark.taken, (match) => {
    papers.push({ field: 'plate', value: normalise.plate(match[1]), span: spanOf(match) });
  });
  extract(scan, plates, mark.taken, (match) => {
    if (!/\d/.test(match[1] ?? '')) return false;
    papers.push({ field: 'plate', value: normalise.plate(match[1]), span: spanOf(match) });
    return true;
  });
  return papers.sort((a, b) => a.span.from - b.span.from);
}

function readBrands(scan: Scan, brands: readonly Brand[], isPlace: (span: Span) => boolean): Found[] {
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
    const own = vehicleAt(scan, twin ?? { from, to }, brand);
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

const further =
  /^(?:[\s,+和]*((?:\p{Script=Han}{1,3})?[A-Za-z]{0,5}-?\d{1,4}[A-Za-z]{0,4})\s?([一二两三四五六七八九十]|\s\d{1,2})|[\s,+和]+(\p{Script=Han}{2,4}?)\s?([一二两三四五六七八九十]|\d{1,2}))\s?[台辆部]/u;

/** Models and numbers that go on behind a vehicle are of its brand: 本田 NX125 2台 佳御110 1台. */
function readFurther(scan: Scan, { to: end, vehicle: { brand, category, model: own, quantity } }: Found): Found[] {
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
function spread(scan: Scan, found: Found[]): Found[] {
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

/** A model alone is of the one brand that a firm of the message is called by: 绿源专卖 … INNO7*6. */
function lendBrand({ text }: Scan, brands: readonly Brand[], vehicle: RecognisedVehicle): void {
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

const apart =
  /(?<=(?:^|[\s,;:(\ue005]|[台辆部款是]|型号)\s?)([A-Za-z]{1,6}-?\d{2,4}[A-Za-z]{0,4}|(?<=[\s,;\ue005])\p{Script=Han}{2,3}(?=那款|这款))(?![A-Za-z\d]|\s?[号室楼座栋元块])/gu;

/** The model may stand apart from its brand: 那台GSX250R卖掉了 … 铃木车, 雅迪的，冠能那款. */
function findApart(scan: Scan, vehicle: RecognisedVehicle): void {
  const found = [...scan.text.matchAll(apart)];
  const [only] = found;
  if (!only?.[1] || found.length > 1) return;
  const span = spanOf(only);
  vehicle.model = { value: scan.plain.slice(span.from, span.to), sure: 0.7, at: [span] };
  cover(scan, span.from, span.to, mark.taken);
}

/** Models that are named without a brand, where nothing else says what it is. */
function readModels(scan: Scan): Found[] {
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

const toCount = (said: string | undefined): number => (said ? (numbers[said] ?? Number(said)) : 0);

function vehicleAt(scan: Scan, span: Span, brand: Brand): Found | undefined {
  const left = scan.text.slice(0, span.from);
  const right = scan.text.slice(span.to);
  const isLatin = /[A-Za-z]$/.test(scan.text.slice(span.from, span.to));
  if (!before.test(left) || noBrand.test(right)) return undefined;
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

const countsNext = new RegExp(
  String.raw`^(?:${numeral}\s?[台辆部][^\d一二两三四五六七八九十\s,;]{1,8})+(?=[\s,;]|$)`,
  'u',
);

/** Whether the number behind counts it, also where one stands before: `三台 雅迪1台`, unlike `两台爱玛 一台雅迪`. */
const isCountOf = (left: string, right: string): boolean =>
  countBehind.test(right) &&
  !/^\s*:/.test(right) &&
  (/\s$/.test(left) ||
    // 5台雅迪6台爱玛: each number stands before what it counts.
    !countsNext.test(right)) &&
  (/\s$/.test(left) ||
    (!/^[\s,]/.test(right) && !right.startsWith(/[一二两三四五六七八九十]\s?[台辆部个]$/.exec(left)?.[0] ?? '\n')));

function readCountBefore(left: string, vehicle: RecognisedVehicle, end: number): number {
  const count = countBefore.exec(left) ?? oneBefore.exec(left);
  if (!count) return end;
  const from = end - count[0].length;
  // 那台 says which one it is.
  const isPointed = /[这那]$/.test(left.slice(0, from));
  vehicle.quantity = {
    value: String(toCount(count[1] ?? count[2] ?? count[3] ?? '一')),
    sure: isPointed ? 0.7 : 0.95,
    at: [{ from, to: end }],
  };
  return from;
}

function readCount({ text }: Scan, from: number, vehicle: RecognisedVehicle): number {
  if (vehicle.quantity) return from;
  const count = countBehind.exec(text.slice(from)) ?? bareCount.exec(text.slice(from));
  if (!count) return from;
  const to = from + count[0].length;
  const isBare = count[2] === undefined && !/[x×*台辆部个]/i.test(count[0]);
  // 新日XC3，1: behind what it is, at the end of its line or cell, it counts.
  const isCell = (vehicle.model ?? vehicle.category) && /^[^\S\n]*(?:$|[,;)+\n])/.test(text.slice(to));
  const value = toCount(count[1] ?? count[2]);
  // 小刀X7 may be seven of them, or what they are called.
  const isName = count[0].startsWith('X');
  vehicle.quantity = {
    value: String(value),
    sure: isName ? 0.6 : !isBare ? 0.95 : isCell ? 0.9 : 0.7,
    at: [{ from, to }],
  };
  return to;
}

/** How many characters the model takes; what may be a count stays for the count. */
function readModel(scan: Scan, from: number, vehicle: RecognisedVehicle): number {
  const lead = /^\s*[,:]\s*/.exec(scan.text.slice(from))?.[0] ?? '';
  // 春风 / 800MT: cells of one field.
  const isCode =
    /^[A-Za-z]{1,4}\d{1,3}[A-Za-z]{0,3}(?=\s*(?:$|[,;\n]|[一二两三四五六七八九十\d]{1,2}\s?[台辆部]))/.test(
      scan.text.slice(from + lead.length),
    );
  if (
    lead !== '' &&
    (isCode || /[/|]/.test(scan.plain.slice(from, from + lead.length))) &&
    /^(?:\p{Script=Han}{1,3})?[A-Za-z]*\d|^[A-Z]{2,8}(?=\s*,)/u.test(scan.text.slice(from + lead.length))
  )
    return readModel(scan, from + lead.length, vehicle);
  const right = scan.text.slice(from);
  const model = modelForm.exec(
    right.replace(/^ +(?=\S)/, (spaces) => ' '.repeat(spaces.length)).replace(/^ {2,}/, (s) => s),
  );
  const written = (model?.[1] ?? '').replace(/(?<=\p{Script=Han})[x×*]\d{1,2}$/u, '');
  const offset = model ? right.indexOf(written) : 0;
  const at = { from: from + offset, to: from + offset + written.length };
  const next = right.slice(offset + written.length);
  // X5一个 is a model that is counted.
  const isCalledX =
    /^x\d{1,2}$/i.test(written) &&
    /^(?:\s?[一二两三四五六七八九十\d]{1,2}\s?[台辆部个]|[\s,;]*(?:数量|台数|共))/.test(next);
  const isCount =
    (/^[x×*]\d{1,2}$/i.test(written) && !isCalledX) ||
    (/^\d{1,2}\+?$/.test(written) && !/^[579]0$/.test(written)) ||
    new RegExp(`^[一二两三四五六七八九十]?\\d{0,2}(?:${counter})`).test(written) ||
    (/^\p{Script=Han}+\d{1,2}$/u.test(written) && /^\s?[台辆部]/.test(next));
  if (
    model &&
    !isCount &&
    !measure.test(written) &&
    !measured.test(next) &&
    (isCalledX || !noModel.test(written)) &&
    !noHanModel.test(written.replace(/[^\p{Script=Han}]/gu, ''))
  ) {
    const [, own = '', last = ''] = /^(.*[\dA-Za-z])(\d)$/.exec(written) ?? [];
    // `Q92台` may be two of Q9 or some of Q92.
    if (own !== '' && /^[台辆部]/.test(next)) {
      vehicle.model = { value: scan.plain.slice(at.from, at.to - 1), sure: 0.6, at: [{ ...at, to: at.to - 1 }] };
      vehicle.quantity = { value: last, sure: 0.6, at: [{ from: at.to - 1, to: at.to + 1 }] };
      return at.to + 1;
    }
    // KTM 390 Duke, MP3 500: a further word or number of Latin signs goes on with it.
    const [more = ''] =
      furtherModel.exec(next) ?? (/^[A-Za-z]{3,}$/.test(written) ? codeBehind.exec(next) : null) ?? [];
    const whole = { from: at.from, to: at.to + (noModel.test(more.trim()) ? 0 : more.length) };
    const sure = whole.to === at.to ? 0.92 : 0.9;
    vehicle.model = { value: scan.plain.slice(whole.from, whole.to), sure, at: [whole] };
    return whole.to;
  }
  const han = hanModel.exec(right) ?? /^(\p{Script=Han}{1,3})(?=\s+[^\s\ue001])/u.exec(right);
  if (han?.[1] && !noHanModel.test(han[1]) && !noLoneModel.test(han[1]) && !kindAt.test(han[1])) {
    const start = from + right.indexOf(han[1]);
    // 雅迪莫凡，: right behind its brand, with no kind between, and nothing else behind it.
    const rest = right.slice(right.indexOf(han[1]) + han[1].length);
    const isAlone =
      vehicle.brand?.at.some(({ to }) => to === from) &&
      han[1].length > 1 &&
      (/^[^\S\n]*\d/.test(rest) || (right.startsWith(han[1]) && /^[^\S\n]*(?:$|[,;)\n])/.test(rest)));
    vehicle.model = { value: han[1], sure: isAlone ? 0.9 : 0.7, at: [{ from: start, to: start + han[1].length }] };
    return start + han[1].length;
  }
  return from;
}

function readKindAt(
  { text }: Scan,
  from: number,
): { category: NonNullable<RecognisedVehicle['category']>; to: number } | undefined {
  const right = text.slice(from);
  const gap = /^[ ,:]*/.exec(right)?.[0].length ?? 0;
  for (const [value, sure, words] of kindWords) {
    const kind = new RegExp(`^(?:${words})`, 'i').exec(right.slice(gap));
    if (kind)
      return {
        category: { value, sure, at: [{ from: from + gap, to: from + gap + kind[0].length }] },
        to: from + gap + kind[0].length,
      };
  }
  return undefined;
}

/** A word that stands right before a kind may be a brand that the platform does not know. */
const unknownBrand =
  /(?<=^|[\s;:\ue001\ue005]|[台辆])(?![先问一二两三四五六七八九十这那有把寄发运送收拉买卖托我你他她的小大红白黑蓝灰老旧新全国两三四二电代儿女男学是要想从到给和跟])(\p{Script=Han}{2,3})(?<![的色款式手的有要把轮成新用型牌是])$/u;

/** A kind of vehicle in the name of a firm or a road: 瑞达车辆有限公司, 小熊电动车批发. */
const isInFirm =
  /^(?:公司|行|坊|会馆|俱乐部|之家|厂|店|城|市场|大|站|路|批发|配件|维修|经营部|销售部|专卖|超市|世界|\p{Script=Han}{0,6}(?:公司|商行|车行|厂(?!家)))/u;

/** Whether what stands before a kind of vehicle is called so behind its title: 发货方：鲁兴摩托. */
const isTitled = (left: string, right: string): boolean =>
  /(?:[方人主家店]|单位|名称|姓名)\s*:\s*\p{Script=Han}{2,4}$/u.test(left) && /^\s*(?:$|[\n,;(])/.test(right);

/** Whether what stands between the title of a side and a phone is whoever is called so: 出库：鑫源机车 024-…, 发：桥北 鑫源机车 024-…. */
const isDealer = (left: string, right: string): boolean =>
  /(?<![车型号牌物品货])\s*:\s*(?:\p{Script=Han}+\s?)?$/u.test(left) && /^\s?\ue001/.test(right);

/** Kinds without a brand: 摩托车一辆, 两台电动车. */
function readKinds(scan: Scan): Found[] {
  const found: Found[] = [];
  extract(scan, new RegExp(kindForm, 'gi'), mark.taken, (match) => {
    const span = spanOf(match);
    const kind = readKindAt(scan, span.from);
    if (!kind || isInFirm.test(scan.text.slice(span.to))) return false;
    const [left, right] = [scan.text.slice(0, span.from), scan.text.slice(span.to)];
    if (isTitled(left, right) || isDealer(left, right)) return false;
    // 骆驼机车 0551-…: who is called so.
    if (
      /^\s?\ue001/.test(scan.text.slice(span.to)) &&
      /(?<![一二两三四五六七八九十\d台辆部把发寄的])\p{Script=Han}{2}$/u.test(scan.text.slice(0, span.from))
    )
      return false;
    const strange = unknownBrand.exec(scan.text.slice(0, span.from))?.[1];
    if (
      !strange &&
      /[\p{Script=Han}]$/u.test(scan.text.slice(0, span.from)) &&
      !before.test(scan.text.slice(0, span.from)) &&
      !/色$/.test(scan.text.slice(0, span.from))
    )
      return false;
    const vehicle: RecognisedVehicle = { category: kind.category };
    if (strange) {
      const start = span.from - strange.length;
      vehicle.brand = { value: strange, sure: 0.6, at: [{ from: start, to: span.from }] };
      const to = readCount(scan, span.to, vehicle);
      found.push({ from: start, to, vehicle });
      return true;
    }
    const isCountedBehind = isCountOf(scan.text.slice(0, span.from), scan.text.slice(span.to));
    const from = isCountedBehind ? span.from : readCountBefore(scan.text.slice(0, span.from), vehicle, span.from);
    const to = readCount(scan, span.to, vehicle);
    found.push({ from, to, vehicle });
    return true;
  });
  for (const { from, to } of found) cover(scan, from, to, mark.taken);
  return found;
}

/** How many there are in all, said apart from what they are. */
function readTotal(scan: Scan): RecognisedVehicle['quantity'] {
  let total: RecognisedVehicle['quantity'];
  extract(
    scan,
    new RegExp(
      String.raw`(?:数量|台数|件数|辆数|(?<!\p{Script=Han})[件数](?=\s*[:=\]])|几台|几辆|几个|总共|一共|共)[\]:=\s]*${numeral}(?!\d)(?:\s?(?:${counter}|件))?|(?:(?<![\d\p{Script=Han}])|(?<=[就是有色排]))${numeral}\s?(?:${counter})(?:车子?)?(?![\p{Script=Han}\d])|(?<=[发寄运送托拉提有])${numeral}\s?(?:${counter})(?:车子?|(?=\s*[,;\n]|$))`,
      'gu',
    ),
    mark.taken,
    (match) => {
      total ??= { value: String(toCount(match[1] ?? match[2] ?? match[3])), sure: 0.9, at: [spanOf(match)] };
    },
  );
  return total;
}
