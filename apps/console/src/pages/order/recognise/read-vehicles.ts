import type { RecognisedVehicle } from './recognised';
import { cover, mark, type Scan } from './scan';

/** Other ways to write a brand, by its name. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  雅迪: ['yadea'],
  爱玛: ['aima'],
  小牛: ['小牛电动', 'niu'],
  九号: ['9号', 'ninebot', 'segway'],
  台铃: ['tailg'],
  绿源: ['luyuan'],
  新日: ['sunra'],
  本田: ['五羊本田', '新大洲本田', 'honda'],
  春风: ['cfmoto'],
  豪爵: ['haojue'],
  钱江: ['qjmotor'],
  雅马哈: ['yamaha'],
  铃木: ['suzuki', '豪爵铃木'],
  川崎: ['kawasaki'],
  无极: ['voge'],
  宗申: ['zongshen'],
};

/** What follows a brand in the name of a street or a firm. */
const noBrand =
  /^(?:[东南西北中]?(?:路|街|巷|村|镇|桥|新城|小区|花园|大厦|广场|江)|\p{Script=Han}{0,8}(?:公司|车行|商行|店|部|厂))|^[楼院栋幢仓室]/u;
/** What may stand right before a brand within a text without spaces. */
const before = /(?:^|[^\p{Script=Han}A-Za-z0-9]|托运|车型|品牌|车是|[一二两三四五六七八九十\d][台辆]|[台辆个发寄])$/u;
const digits: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const modelForm = /^[ -]?((?:\p{Script=Han}{1,3})?[A-Za-z]*\d[A-Za-z0-9]*|[A-Za-z][A-Za-z0-9-]{0,11})(?![A-Za-z0-9])/u;
const countAfter = /^[\s,]*(?:[x×*]\s?(\d{1,2})(?!\d)|(\d{1,2}|[一二两三四五六七八九十])\s?[台辆])/iu;

/** Takes the vehicles out of the text: brands known by the platform with model and number, in the order in which they stand. */
export function readVehicles(scan: Scan, brands: readonly string[]): RecognisedVehicle[] {
  const found: { at: number; vehicle: RecognisedVehicle }[] = [];
  const spellings = brands
    .flatMap((brand) =>
      [brand, ...(aliases[brand] ?? [])].map((written) => ({ brand, written: written.toLowerCase() })),
    )
    .sort((a, b) => b.written.length - a.written.length);
  for (const { brand, written } of spellings) {
    for (let at = nextAt(scan, written, 0); at >= 0; at = nextAt(scan, written, at + 1)) {
      const vehicle = vehicleAt(scan, at, at + written.length, brand);
      if (vehicle) found.push({ at, vehicle });
    }
  }
  const vehicles = found.sort((a, b) => a.at - b.at).map(({ vehicle }) => vehicle);
  const [first] = vehicles;
  const model = /型号[\]\s:]*([A-Za-z0-9\p{Script=Han}-]{1,12})/u.exec(scan.text);
  if (first && !first.model && model?.[1]) {
    first.model = { value: model[1], sure: 0.9 };
    cover(scan, model.index, model.index + model[0].length, mark.taken);
  }
  return vehicles;
}

const nextAt = ({ text }: Scan, written: string, from: number) => text.toLowerCase().indexOf(written, from);

function vehicleAt(scan: Scan, start: number, end: number, brand: string): RecognisedVehicle | undefined {
  const left = scan.text.slice(0, start);
  const right = scan.text.slice(end).replace(/^(?:牌|电动车?|摩托车?)/, (word) => ' '.repeat(word.length));
  const isLatin = /[A-Za-z]$/.test(scan.text.slice(start, end));
  if (!before.test(left) || noBrand.test(right) || (isLatin && /^[A-Za-z](?![A-Za-z]*\d)/.test(right)))
    return undefined;
  const vehicle: RecognisedVehicle = { brand: { value: brand, sure: 0.9 } };
  let length = 0;
  const model = modelForm.exec(right.trimStart() === right ? right : right.replace(/^ +/, ' '));
  const written = model?.[1] ?? '';
  const isCount =
    /^[x×*]\d{1,2}$/i.test(written) || (/^\d{1,2}$/.test(written) && /^\s?[台辆]/.test(right.slice(model?.[0].length)));
  if (model && !isCount && !/^(?:寄|收|发|到|送|代|保)/.test(written)) {
    length = right.indexOf(written) + written.length;
    const [, own = '', last = ''] = /^(.*[\dA-Za-z])(\d)$/.exec(written) ?? [];
    // `Q92台` may be two of Q9 or some of Q92.
    const isGlued = own !== '' && /^[台辆]/.test(right.slice(length));
    vehicle.model = isGlued ? { value: own, sure: 0.6 } : { value: written, sure: 0.9 };
    if (isGlued && Number(last) > 1) vehicle.quantity = { value: last, sure: 0.6 };
    if (isGlued) length += 1;
  }
  const count = countAfter.exec(right.slice(length));
  if (count) {
    const number = Number(count[1] ?? digits[count[2] ?? ''] ?? count[2]);
    if (number > 1) vehicle.quantity = { value: String(number), sure: 0.95 };
    length += count[0].length;
  }
  cover(scan, start, end + length, mark.taken);
  return vehicle;
}
