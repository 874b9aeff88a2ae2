import type { Span } from '../recognised';
import { people } from './weigh-sides';

const somebody = `(?:${people}|同事|客户|老板|家人|家里|厂[里家]|对方|自己|[我你您他她]们?)`;
const data = '(?:地址|电话|手机|号码?|联系方式|联系人|信息|资料|姓名|名字|具体|详细|位置|定位)';
const between = `(?:${somebody}|${data}|[那这哪][边头里个些]*|[收寄发][件货车]|[人方是的和跟及还也要得就先暂等再都让\\s()])*`;
const later =
  '(?:晚[点些上]|稍[后候等]|待会|到时|告诉[你您]|[跟和][你您]|联系[你您]|加[你您]|等(?:下|会|一|我|通知|确认|消息|回)|过[会后]|一会|回头|(?:\ue005+|[今明后][早天晚日]+)[^,;\\n]{0,3}(?:[给补说定告报]|发[你您给])|再(?:[说给补报定告通联确问看]|发[你您给过])|[还尚][没未不]|[没未待][定有给回确知]|未知|不(?:知道|清楚|确定|详|晓得)|问[一下问]|去?问\\p{Script=Han}{0,3}(?:再|后)|补[上发充给]|暂[无缺]|空着|later|tbd|不变|没变|照旧|老(?:地方|样子|地址))(?!\\s*:)';
/** Behind a word about a side, and perhaps in the clause that goes on about it: 收货人地址明早给你; 收方是我同事，他还没回我. */
const isLater = new RegExp(`^${between}(?:[,;]\\s*(?=${somebody}|${data})${between})?${later}`, 'iu');

/** Whether a word about a side says only that the data of that side come later, or are not known: it claims nothing that stands around it, and the data that are there are of the other side. */
export const isPending = ({ to }: Span, text: string): boolean => isLater.test(text.slice(to));
