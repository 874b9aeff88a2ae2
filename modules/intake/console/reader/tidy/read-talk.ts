import type { Span } from '../recognised';
import type { Rewritten } from '../rewrite';
import { rewrite } from '../rewrite';

/** A conversation without its headings and questions, and who in it is the customer. */
export interface Talk {
  written: Rewritten;
  /** As the conversation calls him; undefined where nobody is named. */
  speaker?: string;
}

interface Turn extends Span {
  speaker: string;
}

const time = String.raw`(?:[上下中]午|早上|晚上|凌晨)?\s?\d{1,2}[:：]\d{2}(?:[:：]\d{2})?`;
const date = String.raw`(?:(?:20\d{2}[-/.年])?\d{1,2}[-/.月]\d{1,2}日?|昨天|今天|前天|(?:星期|周)[一二三四五六日天])`;
const heading = new RegExp(
  String.raw`^[ \t]*[\[【]?([^\n:：\[\]【】]{0,20}?)[\]】]?\s*[(（\[]?(?:${date}\s*)?${time}[)）\]]?[ \t]*(.*)$`,
  'gmu',
);
/** `[11-24 16:20] 周明: 明天来取`. */
const stamped = new RegExp(
  String.raw`^[ \t]*[\[【(（](?:${date}\s*)?${time}[\]】)）][ \t]*([^\n:：]{1,12})[:：][ \t]*(.*)$`,
  'gmu',
);
/** `2026/11/24 09:02 阿杰` above what he says. */
const dated = new RegExp(String.raw`^[ \t]*${date}[ \t]*${time}[ \t]+([^\n:：\d]{1,12})()$`, 'gmu');
const divider = /^[\s—–\-=─━_*·•]*(?:20\d{2}[-/.年]\d{1,2}[-/.月]\d{1,2}日?)?[\s—–\-=─━_*·•]*$/;
const prefix = /^[ \t]*([\p{L}\p{N}()（）·_-]{1,10})[ \t]*[:：][ \t]*(.*)$/gmu;
/** What stands before a colon in a form, where nobody speaks. */
const fieldTitle =
  /姓名|名称|名字|[电座手]话|手机|号码|地[址点区]|[收寄发取提装卸送到][件货车的方人]|^[收寄发起止到取送款货车]$|车|品牌|型号|备注|说明|日期|时间|数量|台数|付|费|款|价|单|保|人|方|省|市|区|单位|公司|from|to|sender|receiver|name|tel|phone|address|vehicle|pay|model|brand/iu;
const clerk = /客服|调度|前台|物流|托运|专员|小二|平台|接单|业务|文员|助手|机器人|^[Qq问]$/u;
const asks = /[?？]|[吗呢么]\s*[。~]?\s*$|什么|哪[里儿边个]?|多少|边度|乜嘢|发[一下给]|报下/u;
const isFact = /\d{7}|[路街道巷镇村][^\n]{0,12}\d|\d\s?[号弄栋]/u;

/** What the answer to a question is about, in the words of a form. */
const subjects: readonly (readonly [label: string, question: RegExp])[] = [
  ['保价：', /保价|保险|投保|声明|保多少/u],
  ['代收：', /代收|货款/u],
  ['运费：', /运费|邮费|谁付|怎么付|付款/u],
  ['备注：', /备注|要求|注意/u],
  ['数量：', /几[台辆部个]|多少[台辆部]/u],
];
const asksOfSender =
  /从(?:哪|边度)|(?:哪[里儿边]?|边度)[发寄提取]|寄[件车货]|发件|发货|发车|提车|取车|起点|起运|(?:你|您)(?:的|这边|留)?(?:哪个)?(?:姓名|名字|电话|贵姓|联系|地址)/u;
const asksOfReceiver =
  /(?:到|去|往|[寄发送运]到?|返)[^\n]{0,4}(?:哪|边度|谁)|[寄发送]去|收车|收件|收货|[接卸交][车货]|谁[收接]|对方|那边|目的/u;

/** Takes the headings and the questions of a copied conversation out; a question gives its subject to the answer. Undefined where nobody converses. */
export function readTalk(written: Rewritten): Talk | undefined {
  const asked = rewrite(written, /(?<=\S)[ \t]+(?=[A答][:：])|(?<=[?？])(?=[A答][:：])/gu, () => ['\n']);
  const { text } = asked;
  const turns = byHeadings(text) ?? byPrefixes(text);
  if (!turns) return undefined;
  const names = [...new Set(turns.map(({ speaker }) => speaker))];
  const said = (name: string) =>
    turns.filter(({ speaker }) => speaker === name).map(({ from, to }) => text.slice(from, to));
  const isClerk = (name: string) =>
    names.length > 1 &&
    (clerk.test(name) ||
      (!names.some((each) => clerk.test(each)) &&
        said(name).every((words) => !/\d{7}/.test(words)) &&
        said(name).filter((words) => asks.test(words)).length * 2 >= said(name).length &&
        names.some((other) => other !== name && said(other).some((words) => /\d{7}/.test(words)))));
  const clerks = new Set(names.filter(isClerk));
  const pieces: (string | Span)[] = [];
  let subject = '';
  for (const { speaker, from, to } of turns) {
    const words = text.slice(from, to);
    if (clerks.has(speaker) && !isFact.test(words)) {
      subject = subjectOf(words) || subject;
      continue;
    }
    if (clerks.has(speaker) && asks.test(words) && !/\d{7}/.test(words)) continue;
    // The clerk's own number: 我电话137…, 到了通知你.
    if (clerks.has(speaker) && /我的?(?:电话|手机)|[打加]我/.test(words) && /\d{7}/.test(words)) continue;
    if (words.trim() === '') continue;
    // An answer that says its subject itself needs no word of the question.
    if (subject) pieces.push(subject);
    subject = '';
    pieces.push({ from, to }, '\n');
  }
  const customers = names.filter((name) => !clerks.has(name));
  const [speaker] = customers.filter((name) => /^(?:\p{Script=Han}{2,4}|\p{Script=Han}+·\p{Script=Han}+)$/u.test(name));
  const whole = rewrite(asked, /^.*$/gs, () => pieces);
  return { written: whole, ...(speaker && customers.length === 1 && { speaker }) };
}

function subjectOf(question: string): string {
  if (/(?:哪|边度).{0,5}[到去发寄].{0,4}(?:哪|边度)/u.test(question)) return '';
  const money = subjects.find(([label, words]) => label === '运费：' && words.test(question));
  if (money) return money[0];
  if (/[取提拉装]车|[取提拉]货/.test(question) && !/[收寄发]/.test(question)) return '寄件：';
  const [ofSender, ofReceiver] = [asksOfSender.test(question), asksOfReceiver.test(question)];
  if (ofSender !== ofReceiver) return ofSender ? '寄件：' : '收件：';
  if (ofSender) return '';
  return subjects.find(([, words]) => words.test(question))?.[0] ?? '';
}

/** `李晓雯 11/23 19:42` above what she says. */
function byHeadings(text: string): Turn[] | undefined {
  const timed = [...text.matchAll(dated)];
  // The line above a time that has its name behind it is none.
  const named = [...text.matchAll(heading)].filter(
    ({ index, 0: found }) => !timed.some((each) => each.index < index + found.length && each.index >= index),
  );
  const heads = [...text.matchAll(stamped), ...timed, ...named]
    .sort((a, b) => a.index - b.index)
    .filter(
      ({ 1: name = '' }) =>
        name.trim() !== '' &&
        !/\d{5}|(?:周|星期|礼拜)[一二三四五六日天]|[今明后]天|[天日周午早晚][来去上下提取]|[提取装发收送]/.test(name),
    );
  if (heads.length < 2) return undefined;
  const turns: Turn[] = [];
  const add = (speaker: string, from: number, to: number) => {
    for (const { index, 0: line } of text.slice(from, to).matchAll(/[^\n]+/g))
      if (!divider.test(line) && !/^\s*\[[^\]\n]{1,6}\]\s*$/.test(line))
        turns.push({ speaker, from: from + index, to: from + index + line.length });
  };
  add('', 0, heads[0]?.index ?? 0);
  for (const [place, head] of heads.entries()) {
    const { index, 0: line, 1: name = '', 2: rest = '' } = head;
    add(name.trim(), index + line.length - rest.length, heads[place + 1]?.index ?? text.length);
  }
  return turns;
}

/** `客服：您好` and `我：…` by turns. */
function byPrefixes(text: string): Turn[] | undefined {
  const lines = [...text.matchAll(prefix)];
  const names = new Set(lines.map(({ 1: name = '' }) => name));
  const all = text.split('\n').filter((line) => line.trim() !== '').length;
  const isTalk =
    names.size < 5 &&
    lines.length > Math.max(names.size, 2) &&
    lines.length * 10 >= all * 7 &&
    [...names].every((name) => clerk.test(name) || !fieldTitle.test(name));
  if (!isTalk) return undefined;
  const turns: Turn[] = [];
  let speaker = '';
  for (const { index, 0: line } of text.matchAll(/[^\n]+/g)) {
    const said = lines.find((each) => each.index === index);
    speaker = said?.[1] ?? speaker;
    if (line.trim() !== '')
      turns.push({ speaker, from: index + line.length - (said?.[2] ?? line).length, to: index + line.length });
  }
  return turns;
}
