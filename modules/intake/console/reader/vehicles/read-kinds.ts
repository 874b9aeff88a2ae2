import type { RecognisedVehicle } from '../recognised';
import { cover, extract, mark, type Scan, spanOf } from '../scan';
import type { Found } from './join-vehicles';
import { before } from './read-brands';
import { isCountOf, readCount, readCountBefore } from './vehicle-counts';
import { isDealer, kindForm, readKindAt } from './vehicle-kinds';

/** A word that stands right before a kind may be a brand that the platform does not know. */
const unknownBrand =
  /(?<=^|[\s;:\ue001\ue005]|[台辆])(?![先问一二两三四五六七八九十这那有把寄发运送收拉买卖托我你他她的小大红白黑蓝灰老旧新全国两三四二电代儿女男学是要想从到给和跟])(\p{Script=Han}{2,3})(?<![的色款式手的有要把轮成新用型牌是])$/u;

/** A kind of vehicle in the name of a firm or a road: 瑞达车辆有限公司, 小熊电动车批发. */
const isInFirm =
  /^(?:公司|行|坊|会馆|俱乐部|之家|厂|店|城|市场|大|站|路|批发|配件|维修|经营部|销售部|专卖|超市|世界|\p{Script=Han}{0,6}(?:公司|商行|车行|厂(?!家)))/u;

/** Whether what stands before a kind of vehicle is called so behind its title: 发货方：鲁兴摩托. */
const isTitled = (left: string, right: string): boolean =>
  /(?:[方人主家店]|单位|名称|姓名)\s*:\s*\p{Script=Han}{2,4}$/u.test(left) && /^\s*(?:$|[\n,;(])/.test(right);

/** Kinds without a brand: 摩托车一辆, 两台电动车. */
export function readKinds(scan: Scan): Found[] {
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
