import { normalise } from '@waybill/validators/cn';
import type { RecognisedOrder, RecognisedVehicle } from './recognised';
import { extract, mark, type Scan } from './scan';

const frames = /(?<![A-Za-z0-9])(?:[A-HJ-NPR-Za-hj-npr-z0-9]{17}|\d{15})(?![A-Za-z0-9])/g;
const plates = /[京沪津渝冀晋蒙辽吉黑苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏陕甘青宁新][A-Z][·.]?[A-Z0-9]{5,6}(?![A-Z0-9])/g;
const yuan = String.raw`[\]\s:]*(?:共|收|为|是)?\s*[¥￥]?\s*(\d[\d,]*(?:\.\d{1,2})?)(?![\d-])\s*(万|千)?\s*(?:元|块钱?)?`;
const collected = new RegExp(`(?:代收(?:货款|款)?|货款|\\bCOD\\b)${yuan}`, 'gi');
const insured = new RegExp(`(?:保价|保额|投保|声明价值?|车价|价值|货值|保险)${yuan}`, 'g');
const remarks = /(?:备注|留言|附言)[\]\s:]*([^\n]+?)(?=\s*(?:\n|$|[\s,;](?:寄件|收件|发货|收货|寄|收)[:人]))/g;

const payers: readonly (readonly [string, RegExp])[] = [
  ['consignee', /(?:运费)?到付|货到付款|(?:收方|对方|收件人|收货人)付款?|提付/g],
  ['consignor', /寄付|现付|预付|(?:寄方|发方|发货人|寄件人)付款?/g],
  ['monthly', /月结/g],
];

/** Reads what a message says of the whole order and of the papers of its vehicles, and takes it out of the text; `today` is `YYYY-MM-DD`. */
export function readOrder(
  scan: Scan,
  message: string,
  today: string,
): { order: RecognisedOrder['order']; papers: RecognisedVehicle } {
  const order: RecognisedOrder['order'] = {};
  const papers: RecognisedVehicle = {};
  /** A second word about the same thing makes neither of them sure. */
  const keep = <Field extends keyof typeof order>(field: Field, value: string, sure: number) => {
    const known = order[field];
    order[field] = known && known.value !== value ? { ...known, sure: 0.4 } : { value, sure };
  };
  extract(scan, remarks, mark.taken, ({ 1: text = '', 0: whole, index }) => {
    const start = index + whole.indexOf(text);
    keep('remark', message.slice(start, start + text.length).trim(), 0.95);
  });
  extract(scan, frames, mark.taken, ([found]) => {
    if (!/\d/.test(found) || papers.frame) return false;
    papers.frame = { value: normalise.vin(found), sure: 0.95 };
    return true;
  });
  extract(scan, plates, mark.taken, ([found]) => {
    if (papers.plate) return false;
    papers.plate = { value: normalise.plate(found), sure: 0.95 };
    return true;
  });
  extract(scan, collected, mark.taken, (match) => keep('cashOnDelivery', toYuan(match), 0.95));
  extract(scan, insured, mark.taken, (match) => keep('insuredValue', toYuan(match), 0.95));
  for (const [payer, words] of payers) extract(scan, words, mark.taken, () => keep('payer', payer, 0.95));
  readDay(scan, today, (day, sure) => keep('day', day, sure));
  return { order, papers };
}

function toYuan({ 1: digits = '', 2: unit }: RegExpExecArray): string {
  const factor = unit === '万' ? 10_000 : unit === '千' ? 1000 : 1;
  return String(Number(digits.replaceAll(',', '')) * factor);
}

const half = '(?:上午|下午|早上|晚上|中午)?';
const nearDays: Readonly<Record<string, number>> = { 今天: 0, 明天: 1, 后天: 2, 大后天: 3 };

function readDay(scan: Scan, today: string, keep: (day: string, sure: number) => void): void {
  const now = Date.parse(today);
  const later = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  extract(scan, new RegExp(`(今天|明天|(?<!大)后天|大后天)${half}`, 'g'), mark.taken, ({ 1: word = '' }) =>
    keep(later(nearDays[word] ?? 0), 0.95),
  );
  extract(
    scan,
    new RegExp(`(下?)(?:周|星期|礼拜)([一二三四五六日天])${half}`, 'g'),
    mark.taken,
    ({ 1: next, 2: word = '' }) => {
      const wanted = ('一二三四五六日'.indexOf(word === '天' ? '日' : word) + 7) % 7;
      const present = (new Date(now).getUTCDay() + 6) % 7;
      // A day of this week that is over means the next one; "next" is not the same day for everybody.
      const days = next ? 7 - present + wanted : (wanted - present + 7) % 7;
      keep(later(days), next ? 0.7 : 0.9);
    },
  );
  extract(
    scan,
    new RegExp(`(?<!\\d)(\\d{1,2})月(\\d{1,2})[号日]${half}`, 'g'),
    mark.taken,
    ({ 1: month = '', 2: date = '' }) => {
      const year = Number(today.slice(0, 4));
      const dayOf = (inYear: number) => new Date(Date.UTC(inYear, Number(month) - 1, Number(date)));
      const day = dayOf(year).getTime() < now ? dayOf(year + 1) : dayOf(year);
      if (day.getUTCDate() !== Number(date)) return false;
      keep(day.toISOString().slice(0, 10), 0.95);
      return true;
    },
  );
}
