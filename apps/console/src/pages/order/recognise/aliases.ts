import type { Rewritten } from './rewrite';
import { rewrite } from './rewrite';

const alias = '[甲乙ABab12一二①②]';
const noun = '(?:方|地|点)?';
const definition = new RegExp(
  String.raw`(?<=^|\n)[^\S\n]*(?:地址|地点|位置)?(${alias})${noun}[^\S\n]*(?:[:：]|[、，,]|[^\S\n])(?=\s*\S{2})|(?<![从到至])([①②])(?=\p{Script=Han}{3})`,
  'gu',
);
const relation = new RegExp(
  String.raw`(?:从\s?)?(?<![A-Za-z\d])(${alias})${noun}\s?(?:发|寄|送|运|拉|→|->|到)(?:到|给|往|去)?\s?(${alias})${noun}(?![A-Za-z\d台辆部个月号点])`,
  'u',
);
const does = '(?:的|件|货|车)?(?:方|人)?';
/** What each of them does: A是收的 B是发的. */
const roles = new RegExp(
  String.raw`(?<![A-Za-z\d])(${alias})${noun}(?:是|为)?([收发寄])${does}[\s,，;；]*(${alias})${noun}(?:是|为)?([收发寄])${does}(?![\p{Script=Han}A-Za-z\d])`,
  'u',
);

/** Gives the sides that a message calls by a sign the words of a form: 甲：… 乙：… 甲发乙; 地址1 … 地址2 … 从2发到1. */
export function nameSides(message: Rewritten): Rewritten {
  const defined = new Set([...message.text.matchAll(definition)].map(({ 1: sign, 2: ring }) => sign ?? ring));
  const [, one = '', does = '', two = '', doesToo = ''] = roles.exec(message.text) ?? [];
  const isTold = (does === '收') !== (doesToo === '收');
  const [, from = '', to = ''] = isTold
    ? ['', ...(does === '收' ? [two, one] : [one, two])]
    : (relation.exec(message.text) ?? []);
  if (from === to || !defined.has(from) || !defined.has(to)) return message;
  const sideOf = (sign: string | undefined) => (sign === from ? '寄件' : sign === to ? '收件' : undefined);
  const bare = rewrite(message, new RegExp(isTold ? roles : relation, 'gu'), () => [' ']);
  const titled = rewrite(bare, definition, ({ 1: sign, 2: ring }) => {
    const side = sideOf(sign ?? ring);
    return side ? [`\n${side}：`] : undefined;
  });
  return rewrite(titled, new RegExp(`(${alias})方?(?=[付出给承])`, 'gu'), ({ 1: sign }) => {
    const side = sideOf(sign);
    return side ? [`${side.charAt(0)}方`] : undefined;
  });
}
