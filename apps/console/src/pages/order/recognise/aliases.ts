import type { Rewritten } from './rewrite';
import { rewrite } from './rewrite';

const alias = '[甲乙ABab12一二]';
const definition = new RegExp(
  String.raw`(?<=^|\n)[^\S\n]*(?:地址|地点|位置)?(${alias})(?:方|地|点)?[^\S\n]*(?:[:：]|[、，,]|[^\S\n])(?=\s*\S{3})`,
  'gu',
);
const relation = new RegExp(
  String.raw`(?:从\s?)?(?<![A-Za-z\d])(${alias})(?:方|地|点)?\s?(?:发|寄|送|运|拉|→|->|到)(?:到|给|往|去)?\s?(${alias})(?:方|地|点)?(?![A-Za-z\d台辆部个月号点])`,
  'u',
);

/** Gives the sides that a message calls by a sign the words of a form: 甲：… 乙：… 甲发乙; 地址1 … 地址2 … 从2发到1. */
export function nameSides(message: Rewritten): Rewritten {
  const defined = new Set([...message.text.matchAll(definition)].map(({ 1: sign }) => sign));
  const [, from = '', to = ''] = relation.exec(message.text) ?? [];
  if (from === to || !defined.has(from) || !defined.has(to)) return message;
  const sideOf = (sign: string | undefined) => (sign === from ? '寄件' : sign === to ? '收件' : undefined);
  const titled = rewrite(message, definition, ({ 1: sign }) => {
    const side = sideOf(sign);
    return side ? [`${side}：`] : undefined;
  });
  const paid = rewrite(titled, new RegExp(`(${alias})方?(?=[付出给承])`, 'gu'), ({ 1: sign }) => {
    const side = sideOf(sign);
    return side ? [`${side.charAt(0)}方`] : undefined;
  });
  return rewrite(paid, new RegExp(relation, 'gu'), () => [' ']);
}
