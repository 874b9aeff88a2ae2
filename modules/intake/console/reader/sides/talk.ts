import type { Span } from '../recognised';
import type { Anchor } from './suppose-sides';
import { people } from './weigh-sides';

const wishes = /(?:要|想|帮我?|麻烦|安排|需要?|准备|打算|请|能|可以|会|有车|台车|托|什么时候|啥时候?|几[点时号天])$/;
const isSpokenTo = /(?:联系|通知|告诉|打给|[问找跟和给让叫由付款费])[方式]*\s*[:是]?\s*$/;
const isSpokenOf = /^(?:[付出会来要]|不用|承担|自[己付])/;
const somebody = new RegExp(`(?:${people}|[我他她]|^\\s*(?!联系|通知|告诉|安排|麻烦|准备)\\p{Script=Han}{2,3})$`, 'u');

/** Whether a word stands among others in a part of a sentence that holds nothing of a side, and tells what one wants, asks, or shall do: 要发车, 提车前打电话, 到了联系收货人; 我妈收 does not. */
export function isTalk(text: string, { from, to }: Span, anchors: readonly Anchor[], isLast: boolean): boolean {
  const [before = ''] = /[^,;\n]*$/.exec(text.slice(0, from)) ?? [];
  const [after = ''] = /^[^,;\n]*/.exec(text.slice(to)) ?? [];
  if (anchors.some((each) => each.from >= from - before.length && each.to <= to + after.length)) return false;
  // 收件人是储红: it says a name.
  const isNamed = /(?:人|姓名|名字)[是叫]$/.test(text.slice(from, to)) && /^\s?\p{Script=Han}{2,4}$/u.test(after);
  if (isNamed || /^\s*:/.test(after)) return false;
  if (/[人方]$/.test(text.slice(from, to))) return isLast && (isSpokenTo.test(before) || isSpokenOf.test(after));
  if (wishes.test(before) || /^[吗嘛么?]/.test(after)) return /^\p{Script=Han}{1,2}$/u.test(text.slice(from, to));
  return (
    isLast &&
    !somebody.test(before) &&
    /\p{Script=Han}/u.test(
      before.replace(/(?:[这那](?:[边里个]|就?是)|是|的|地址)+$/, '') + after.replace(/^[的人方]/, ''),
    )
  );
}

/** What is done on a day, or by somebody who comes, speaks of no side: 周六取车, 30号提, 上门提车. */
export const isOnDay = (text: string, { from, to }: Span): boolean =>
  /^[提取拿装揽发][车货件收]?$/.test(text.slice(from, to)) &&
  /(?:\ue005|[下这本]周|周末|月[初中底]|过[几两]天|上门|什么时候|啥时候?|几[点时号天])\s*(?:之?前|以?后|左右)?\s*(?:能|可以)?\s*(?:早上?|上午|下午|晚上|中午)?(?:再|来|去|上门|过来|到店)*$/.test(
    text.slice(0, from),
  ) &&
  /^\s*(?:$|[,;\n?!\ue005]|(?<=\s)(?:我|联系|电话|[收送运寄到])|就[行好可]|可以|都[行可]|行|好|吧|吗|嘛|呢|呀|即可)/.test(
    text.slice(to),
  );
