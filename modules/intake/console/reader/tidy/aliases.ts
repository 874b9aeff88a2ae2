import type { Rewritten } from '../rewrite';
import { rewrite } from '../rewrite';

const alias = '[甲乙ABab12一二①②]';
const noun = '(?:方|地|点)?';
const definition = new RegExp(
  String.raw`(?<=^|\n|[：:，,；;。])[^\S\n]*(?:地址|地点|位置)?(${alias})${noun}[^\S\n]*(?:[:：]|[、，,]|[^\S\n])(?=\s*\S{2})|(?<![从到至])([①②])(?=\p{Script=Han}{3})`,
  'gu',
);
const relation = new RegExp(
  String.raw`(?:从\s?)?(?:地址|地点)?(?<![A-Za-z\d])(${alias})${noun}\s?(?:[取提装][车货]?[，,]?\s?)?(?:发|寄|送|运|拉|→|->|到)(?:到|给|往|去)?\s?(?:地址|地点)?(${alias})${noun}(?![A-Za-z\d台辆部个月号点])`,
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

const kin =
  '(?:爷爷|奶奶|外[公婆]|姥[爷姥]|爸爸?|妈妈?|叔叔?|伯伯?|舅舅?|姑[姑妈]?|姨妈?|阿姨|[表堂大二小]?[哥弟姐妹]{1,2}|儿子|女儿|老公|老婆|朋友|同学|同事|室友|房东)';
/** Whose vehicle goes to whom: 爷爷要把车送给我叔叔. */
const gift = new RegExp(
  `(?<!给|到)(${kin})(?![,，。;；\\n])[^,，。;；\\n]{0,16}?(?:送|卖|寄|发|运|转|拉|给|带)(?:给|到)?了?[我他她]?(${kin})(?!的)`,
  'u',
);

/** Gives those who are called by what they are to the writer the words of a form, where it is said who sends to whom: 爷爷要把车送给叔叔，爷爷叫…，叔叔叫…. */
export function nameKin(message: Rewritten): Rewritten {
  const [, from = '', to = ''] = gift.exec(message.text) ?? [];
  if (from === to) return message;
  const titled = (who: string) =>
    new RegExp(
      `(?<=[\\n,，。;；\\s])我?${who}(?=名?叫|[:：，,\\s]|的?(?:电话|手机|地址)|住|在|那边|\\p{Script=Han}{2,3}[，,\\s]?1\\d{10})`,
      'gu',
    );
  if (!titled(from).test(message.text) || !titled(to).test(message.text)) return message;
  return rewrite(
    rewrite(message, titled(from), () => ['\n寄件：']),
    titled(to),
    () => ['\n收件：'],
  );
}
