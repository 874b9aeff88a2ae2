import type { RecognisedOrder, Span } from '../recognised';
import { extract, mark, type Scan, spanOf } from '../scan';
import { readDay } from './read-day';

const signs = '一二两三四五六七八九十百千万零0-9';
const amount = String.raw`\s*(?:[¥￥$]|rmb|cny|人民币)?\s*((?:\d{1,3}(?:[, ]\d{3})+(?!\d)|\d+)(?:\.\d{1,2})?\s*(?:[万千wWkK](?:\d(?![\d千百]))?)?|\d{1,2}万\d{1,2}[千百]|[${signs}.]{1,8})(?![\d-]|[万千百wk]\d)\s*(?:元|块钱?)?`;
const filler = String.raw`(?:金额|货款|价格)?[\]\s:=]*(?:帮我|给我|替我|帮忙)?(?:一共|总共|共|代?收|改[成为]|为|是|就|按|各|大概|约){0,3}`;
const collected: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:代收(?:货款|款|车款|尾款)?|收(?:[他她]|对方|客户)?(?:车款|车钱|货钱)|应收(?!运费)(?:货款|款)?|尾款|余款|货款|货到付款|货到收(?:款)?|\bCOD\b|收款)${filler}${amount}(?:\s*代收)?`,
    'gi',
  ),
  new RegExp(
    String.raw`(?:车价|车款|车钱|价格|价|还[差欠])${filler}${amount}(?=[\p{Script=Han}\s,]{0,14}(?:代收|[跟向找问][他她][收要]|(?:[给帮替]我?)?[收带捎拿]回))`,
    'giu',
  ),
  // 货款也是她付5160: whoever pays it, it is for the goods.
  new RegExp(
    String.raw`(?:货款|车款|尾款|余款)(?!已|结清|两清|不用|别)[^\d,;\n]{0,6}?(?:付|给|交|收|是)${amount}(?![\d台辆部号])`,
    'giu',
  ),
  // 代：5600, as a title.
  new RegExp(String.raw`(?<=^|[\n,;])\s*代(?:\s|:)\s*${amount}(?=\s*(?:$|[\n,;]))`, 'giu'),
  // 收多少钱 4199（货款）.
  new RegExp(String.raw`(?:收多少钱?[\s:]*)?(?<![\d.,-])${amount}\s*\((?:代收)?(?:货款|车款|尾款)\)`, 'giu'),
  // 收他五千四: from whom is said, so that it is money.
  new RegExp(`(?<![签接])收(?:[他她]|对方|客户)的?${amount}`, 'giu'),
  // 到了收8800再卸车: what is to be done first is said, so that it is money.
  new RegExp(String.raw`(?:[到先要]了?|货到|每[台辆部个])收${amount}(?=[再才后,;\s]|$)`, 'giu'),
  new RegExp(String.raw`(?<![\d.])${amount}\s*\(代收(?:货款|款)?\)`, 'giu'),
  // 三千六代收: behind the amount, where none follows and it is not that of something else.
  new RegExp(
    String.raw`(?<!(?:保价?|投保|价值|保额|运费|车价)[\s:]*)(?<![\d.,-])${amount}\s*(?:送到|到了)?(?:帮我|给我|替我)?代收(?!(?:货款|款)?[\s:]*[\d一二两三四五六七八九])`,
    'giu',
  ),
];
const sold = new RegExp(`(?:卖了?|成交价?)${amount}`, 'giu');
const insured: readonly RegExp[] = [
  new RegExp(`按${amount}(?:来|去)?(?:投保|保价?)`, 'giu'),
  // 3000保价
  /(?<![\p{L}\d.-]|\d,)(\d{3,6}|\d{1,2}(?:\.\d{1,2})?[万wk]|[一二两三四五六七八九][千万][一二三四五六七八九]?)(?:元|块)?(?:保价|投保)(?!\s?[:\d一二两三四五六七八九])/gu,
  new RegExp(String.raw`值${amount}(?=[^\n;]{0,6}保)`, 'giu'),
  new RegExp(
    String.raw`(?:保价|保值|保额|投保|声价|declared value|insur(?:e|ed|ance)(?: it)?(?: for| value)?|声明(?:价值?|(?=\s*:))|车价|价值|货值|车值|(?<=^|[\s,;])保(?=\s?:)|保险(?:买|保)?|车?保(?=\s?(?:\d|[一二两三四五六七八九十][万千百])))${filler}${amount}(?:\s*(?:保价|投保))?(?!\p{Script=Han}{0,4}代收)`,
    'giu',
  ),
  new RegExp(String.raw`保(?:个价?|价)[吧哈呢的]*[\s,:]*(?:就|按|给我)?${amount}`, 'giu'),
];
/** An amount that is said to be none. */
const none =
  /(?:代收(?:货款|款)?|保价|保险|投保|货款)[\]\s:]*(?:无|否|没有?|不用|不要|不需要|不保价?|0元?(?![\d.]))|(?:无需?|不用|不需要?|不要|不|没有?|免|唔使)(?:代收(?:货款|款)?|保价|投保)/g;
/** A way to pay that is said not to be it: 不要到付, 不是寄付, 寄付取消. */
const refused =
  /(?:不要|不用|不是|别|不能|不走|非|取消|原来写?的?(?:是)?)\s?(?:到付|提付|寄付|现付|预付|月结)(?:的)?(?:取消)?|(?:到付|提付|寄付|现付|预付|月结)(?:取消|不行|不要|不了)/g;
const remarks =
  /(?:(?:备注|留言|附言)[)\]\s:]|(?:说明|注意)[)\]\s]*:)[)\]\s:]*([^\n]+?)(?=\s*(?:\n|$|[\s,;](?:寄件|收件|发货|收货|发件|寄|收)(?:人|方|货)?[:\s]))/g;

const payers: readonly (readonly ['consignor' | 'consignee' | 'monthly', number, RegExp])[] = [
  [
    'consignor',
    0.95,
    /(?:[寄发](?:[件货车])?方|寄件人|发件人|发货人)(?:来|自己)?(?:付|承担|出|给|结)(?:款|运费)?|(?:[寄发][件货车]?[方人])?(?:寄付|发付|现付|预付)|运费(?:寄方|发方)(?:付|出)|[装发][车货]付|(?:prepaid)|(?:sender|shipper|consignor) (?:will )?pays?|(?:freight )?(?:is )?(?:paid|payment|pay) by (?:the )?(?:sender|shipper|consignor)/gi,
  ],
  [
    'consignee',
    0.95,
    /(?:运费)?(?:收[件货车]?[方人])?(?:(?<!货)到付|提付)|(?:收(?:[件货车])?方|对方|那边|收件人|收货人|收车人)(?:来|自己)?(?:付款?|承担|出|给(?!你|您|他|她))(?!我)(?:运费)?|freight collect|(?:receiver|consignee|recipient) (?:will )?pays?|(?:freight )?(?:is )?(?:paid|payment|pay) by (?:the )?(?:receiver|consignee|recipient)/gi,
  ],
  // Who pays the freight, or what is paid for the goods: the words say both.
  ['consignee', 0.6, /货到付款/g],
  [
    'consignee',
    0.9,
    /(?:卸[车货]|收[车货]|见[车货])再?[付给结](?:款|清|运费)?|(?:货?到(?:家|站|地方)?了?再?|收[到车货]了?再?)付(?:钱|运费)/g,
  ],
  ['consignee', 0.9, /谁收(?:车|货|件)?的?谁(?:付|给|出|掏)(?:钱|运费)?/g],
  ['consignor', 0.9, /谁[发寄](?:车|货|件)?的?谁(?:付|给|出|掏)(?:钱|运费)?/g],
  ['consignor', 0.85, /(?:运费|邮费)先付|先付(?:运费|邮费)/g],
  ['monthly', 0.95, /(?<![a-z])monthly(?![a-z])|月结|月底[^,;\n\d]{0,5}[结算]|[按每]个?月(?:统一|一起)?(?:对账)?结/gi],
];

/** Whether the clause that a word stands in asks: 能到付吗, 到付可以不？ */
function isAsked(text: string, { from, to }: Span): boolean {
  const before = /[^,;:!?\n]*$/.exec(text.slice(0, from))?.[0] ?? '';
  const after = /^[^,;!\n]*?(?:\?|(?=[,;!\n]|$))/.exec(text.slice(to))?.[0] ?? '';
  return (
    /能不能|可不可以|[能可]不[能可]|支持不|行不行/.test(before + after) ||
    /[吗么?]$|(?:可以|[能行做办])不\??$/.test(after.trim())
  );
}

type Amount = 'cashOnDelivery' | 'insuredValue';

/** Reads what a message says of the whole order, and takes it out of the text; `today` is `YYYY-MM-DD`. `ofEach`: the amounts that are those of each vehicle. */
export function readOrder(
  scan: Scan,
  today: string,
  hasFact: (text: string) => boolean,
  isCorrected: boolean,
): { order: RecognisedOrder['order']; ofEach: readonly Amount[] } {
  const order: RecognisedOrder['order'] = {};
  const ofEach: Amount[] = [];
  /** A second word about the same thing makes neither of them sure. */
  const keep = (field: keyof typeof order, value: string, sure: number, span: Span) => {
    const known = order[field];
    // Of what is corrected the later word is meant.
    if (known && isCorrected) order[field] = { value, sure: 0.4, at: [...known.at, span] };
    else if (known)
      order[field] = { ...known, sure: known.value === value ? known.sure : 0.4, at: [...known.at, span] };
    else order[field] = { value, sure, at: [span] };
  };
  extract(scan, none, mark.taken, () => true);
  for (const pattern of collected)
    extract(scan, pattern, mark.taken, (match) => keepAmount('cashOnDelivery', match, match[1], 0.95));
  // 可以代收钱，…卖19500: for how much is said where it was sold.
  if (!order.cashOnDelivery && /代收|收到?钱/.test(scan.text))
    extract(scan, sold, mark.taken, (match) => keepAmount('cashOnDelivery', match, match[1], 0.6));
  for (const pattern of insured)
    extract(scan, pattern, mark.taken, (match) => keepAmount('insuredValue', match, match[1], 0.95));
  extract(scan, refused, mark.taken, () => true);
  for (const [payer, sure, words] of payers)
    extract(scan, words, mark.taken, (match) => {
      const isQuestion = isAsked(scan.text, spanOf(match));
      // Whether one may pay by the month is asked by those who do not.
      if (isQuestion && payer === 'monthly') return;
      keep('payer', payer, isQuestion ? Math.min(sure, 0.6) : sure, spanOf(match));
    });
  readDay(scan, today, (day, sure, span) => keep('day', day, sure, span));
  // What it says of the fields was read before.
  extract(scan, remarks, mark.taken, (match) => {
    const from = match.index + match[0].indexOf(match[1] ?? '', 2);
    const text = scan.plain.slice(from, from + (match[1] ?? '').length).trim();
    // 备注：到付 says what its field has.
    if (/^[\s,;\ue000-\uf8ff]*$/.test(match[1] ?? '')) return false;
    // 订单备注：… with the phones of both sides is the order itself.
    if ((match[0].match(/\ue001+/g) ?? []).length > 1) return false;
    keep('remark', text, hasFact(text) ? 0.6 : 0.95, spanOf(match));
    return true;
  });
  return { order, ofEach };

  function keepAmount(field: Amount, match: RegExpExecArray, said = '', sure = 0.95) {
    const yuan = toYuan(said);
    if (yuan === undefined || yuan <= 0) return false;
    const span = spanOf(match);
    const isEach =
      /每[台辆个]\s*$/.test(scan.text.slice(0, span.from)) ||
      /各|每/.test(match[0]) ||
      /^[\s,(]*每[台辆个]/.test(scan.text.slice(span.to));
    if (isEach) ofEach.push(field);
    keep(field, String(yuan), isEach ? 0.6 : sure, span);
    return true;
  }
}

const digits = '零一二三四五六七八九';
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** Yuan of an amount in digits or characters: `1.2万`, `3k`, `一万五`, `三千八`. */
export function toYuan(said: string): number | undefined {
  const bare = said.replace(/[\s,]/g, '').toLowerCase().replace('两', '二');
  // 6万5 is 65 000, and 1万2千 12 000.
  const [, head = '', unit = '', tail = '', smaller = ''] = /^(\d+)([万千wk])(\d)([千百]?)$/.exec(bare) ?? [];
  if (tail !== '') {
    const factor = unit === '万' || unit === 'w' ? 10_000 : 1000;
    return Number(head) * factor + Number(tail) * (smaller ? (units[smaller] ?? 1) : factor / 10);
  }
  const plain = /^(\d+(?:\.\d+)?)([万千wk]?)$/.exec(bare);
  if (plain)
    return (
      Math.round(Number(plain[1]) * ({ 万: 10_000, w: 10_000, 千: 1000, k: 1000 }[plain[2] ?? ''] ?? 1) * 100) / 100
    );
  if (!/^[一二三四五六七八九十百千万零]+$/.test(bare) || !/[十百千万]/.test(bare)) return undefined;
  let [sum, number, unitOfLast] = [0, 0, 1];
  for (const sign of bare) {
    const factor = units[sign];
    if (factor) {
      sum = factor === 10_000 ? (sum + (number || (sum ? 0 : 1))) * factor : sum + (number || 1) * factor;
      [number, unitOfLast] = [0, factor];
    } else if (sign === '零') unitOfLast = 10;
    else number = digits.indexOf(sign);
  }
  // 一万五 is 15 000: what stands last without a unit counts by the next smaller one.
  return sum + (number * unitOfLast) / 10;
}
