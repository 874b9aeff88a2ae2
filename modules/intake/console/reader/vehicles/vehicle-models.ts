import type { RecognisedVehicle } from '../recognised';
import { cover, extract, mark, type Scan, spanOf } from '../scan';
import { counter } from './vehicle-counts';
import { kindAt } from './vehicle-kinds';

const modelForm =
  /^[ -]?([A-Za-z]{2,10} [A-Za-z]?\d{2,4}[A-Za-z]{0,4}(?!\s?[台辆部元块\d])|\p{Script=Han}{1,3}[A-Z]{1,5}(?![A-Za-z\d])|(?:\p{Script=Han}{1,4})?[A-Za-z]*-?\d[A-Za-z0-9+-]*(?:\.\d)?(?:\s?(?:MIX|Pro|Max|Plus|MT|SR|NK|CL-?X|Sport|Lite|GTS?|ABS|SE|Ultra|Air|Mini|EVO|Dash))?(?:代)?|[A-Za-z][A-Za-z0-9+-]{0,11}(?:\s(?:Pro|Max|Plus|Sport|Lite|GTS?|ABS|SE|Ultra|Air|Mini))?)(?:(?<=代)|(?![A-Za-z0-9]))/iu;

const furtherModel =
  /^ (?:[A-Za-z]{3,10}|\d{3,4}[A-Za-z]{0,3}|\p{Script=Han}{1,3}版)(?![A-Za-z\d]|\s?[台辆部元块个:])/u;

/** Words that go on with a model, two at most: Super Cub 110. */
function wordsBehind(next: string): string {
  const [first = ''] = furtherModel.exec(next) ?? [];
  if (first === '' || noModel.test(first.trim())) return '';
  const [second = ''] = furtherModel.exec(next.slice(first.length)) ?? [];
  return noModel.test(second.trim()) ? first : first + second;
}
/** Letters alone go on with a code: VFLY L80. */
const codeBehind = /^ [A-Za-z]{1,2}\d{2,3}(?![A-Za-z\d]|\s?[台辆部元块个])/;

export const noModel =
  /^(?:寄|收|发|到|送|代|保|从|去|给|在|托|运|周|下|上|明|今|后|现|月|x\d{1,2}(?!\d)|x$|(?:from|to|cod|and|vin|please|pls|in|at|for|on|this|next|today|tomorrow|contact|mobile|freight)(?![A-Za-z\d]))/i;

const hanModel =
  /^[ -]?(\p{Script=Han}{1,4}?)(?=\s*(?:$|[\n,;)\ue005]|\s[\d一二两三]|[x×*]\d|给|[发送寄拉运][到往]|[黑白红蓝灰粉绿黄银橙紫]色|电动|摩托|三轮|[\d一二两三四五六七八九十]{1,2}\s?[台辆部]))/u;

/** A measure is no model: 长2米, 60V, 95成新. */
const measure = /^[长宽高重]|^(?:36|48|60|64|72|76|80|84|96)v|^\d+(?:ah|kg|cm|mm|km|w)/i;

const measured = /^\s?(?:米|厘米|公分|公斤|斤|公里|成新|年|月|日|点|块|元|万|千|百|伏|寸|码|款)/;

export const noHanModel =
  /型号|车型|品牌|忘|能不|可不|可以|了$|[去到往在从和跟回]|色|[一二两三四五六七八九十][台辆个部架]|到付|寄付|月结|现付|运费|保价|代收|备注|谢|急|电池|钥匙|没|有|的|牌|车|收|发|寄|送|押|年|手|全新|多少|怎么|^[长宽高]\d?$|[长宽高]度|电摩|弯梁|踏板|街车|跑车|不是|就|续航|托|骑|买|拆|坏|和|都|各|我|你|他|她|师傅|老板/;

/** Characters alone that say something of the vehicle or of what is to be done, and are no model: 要走, 老款, 经销. */
export const noLoneModel =
  /[总哥姐工]$|经理|老板|先生|女士|一共|总共|合计|其中|另外|[出厂带要想这那了吗呢吧再等还先请把给让谁哪啥几走来今明款旧]|可以|经销|专卖|代理|维修|旗舰|客户|数量|件数|型号|颜色|车型|车况/;

/** How many characters the model takes; what may be a count stays for the count. */
export function readModel(scan: Scan, from: number, vehicle: RecognisedVehicle): number {
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
    const code = /^[A-Za-z]{3,}$/.test(written) ? (codeBehind.exec(next)?.[0] ?? '') : '';
    const more = wordsBehind(next) || code;
    const whole = { from: at.from, to: at.to + more.length };
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

const apart =
  /(?<=(?:^|[\s,;:(\ue005]|[台辆部款是]|型号)\s?)([A-Za-z]{1,6}-?\d{2,4}[A-Za-z]{0,4}|(?<=[\s,;\ue005])\p{Script=Han}{2,3}(?=那款|这款))(?![A-Za-z\d]|\s?[号室楼座栋元块])/gu;

/** The model may stand apart from its brand: 那台GSX250R卖掉了 … 铃木车, 雅迪的，冠能那款. */
export function findApart(scan: Scan, vehicle: RecognisedVehicle): void {
  const found = [...scan.text.matchAll(apart)];
  const [only] = found;
  if (!only?.[1] || found.length > 1) return;
  const span = spanOf(only);
  vehicle.model = { value: scan.plain.slice(span.from, span.to), sure: 0.7, at: [span] };
  cover(scan, span.from, span.to, mark.taken);
}

const titled =
  /(?:型号(?:好像|应该|大概)?是?[\]\s:]*|车型[\]\s:]+(?=\p{Script=Han}{0,3}[A-Za-z\d]))([A-Za-z0-9\p{Script=Han}+-]{1,12})/gu;

/** Takes models behind their title out of the text; a vehicle that lacks one gets it. */
export function readTitledModel(scan: Scan, vehicle: RecognisedVehicle | undefined): void {
  extract(scan, titled, mark.taken, (match) => {
    const [, said = ''] = match;
    const han = said.replace(/[^\p{Script=Han}]/gu, '');
    if (!vehicle || vehicle.model || /[我他她不没清知忘]/.test(han)) return false;
    vehicle.model = {
      value: said.replace(/的\p{Script=Han}{0,3}$|[吧哦哈的]$/u, ''),
      sure: 0.9,
      at: [spanOf(match)],
    };
    return true;
  });
}
