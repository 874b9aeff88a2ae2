import type { Recognised, Span } from '../recognised';
import { cover, mark, type Scan } from '../scan';

const part =
  '(?:电池|电瓶(?!车)|充电器|充电线|后视镜|反光镜|头盔|尾箱|后备箱|脚踏|脚撑|支架|[雨车]棚|棚子|坐垫|[前后]?轮胎?|车胎|刹车|大灯|车灯|车锁|龙头|车把|车漆|挡风|护板|油箱|机油|外壳|车头|车尾)';
/** What the carrier must know of the vehicle, of how it is handled, and of whom he meets there. */
const topics: readonly RegExp[] = [
  // What it lacks and does not do: 没电了, 打不着火, 不带电瓶, 后视镜碎了一个.
  /(?:[没缺无少]有?|快没)了?(?:电|油|气|后视镜|电池|电瓶|钥匙|脚踏|坐垫)(?!话|机|梯)|[打启骑开推走]不(?:着|了|动|起来)|(?:不[带含寄发]|[没未]带|不要|[拆卸]了)(?:电池|电瓶|充电器)/u,
  new RegExp(`${part}[^的]{0,4}(?:坏|碎|裂|断|掉|漏|破|瘪|松|歪|没|缺|少|拆|卸|放|不[在带要]|有|另|单独)`, 'u'),
  /爆胎|刮花|刮痕|划痕|掉漆|生锈|(?:要|先|得|需要?|帮忙?|记得)[^吗]{0,6}(?:抬|推[上下]?|拆[掉了]?|包[好一]|打包|绑|固定|裹|缠|吊|叉车)/u,
  /(?:行驶证|证件|头盔|充电[器线]|雨披|工具|车牌|发票|说明书)[^的多吗]{0,4}(?:在|放|挂|夹|塞|装|别)/u,
  /拍(?:个|张|几张)?(?:照|视频)|签单|签字|没[上有]?(?:牌|手续)|无牌|车况|刹车不|(?:不能|没法)(?:动|骑|开|启动)|拖车|小推车|不用打电话|(?:打|按)(?:个)?(?:座机|门铃)/u,
  // How one gets it.
  /钥匙|锁?密码|没上?锁|叉车|尾板|电梯|门铃/u,
  /^(?:请|麻烦|千万|务必|师傅)?(?:(?:别(?!的)|不要(?!忘|[发寄到])|小心|当心|注意)\S|轻[拿放])|别(?:撕|弄|碰|压|拆|动|刮|摔)|(?:小心|当心|慢|轻)点|包(?:装|扎)?[好严]/u,
  // Whom one calls, and when somebody is there.
  /(?:前|先|了|提前|有事|上门|一[天小]时?)[^吗没]{0,4}(?:[打发](?:个|条|我|[他她]|[这那]个)?(?:电话|给|短信|微信|语音|消息)|(?:通知$|(?:通知|联系|说)(?:我|一声|一下)))|打不通|别打|不接电话|多打[几两]|耳朵|听不[见清]/u,
  /(?:白天|上午|下午|晚上|中午|周末|平时|工作日|上班|[点号]|家里?)[^吗]{0,4}(?:没人|不在|[才都]?(?:在家|有人|有空))|[六七八九\d]点[以之]?[前后](?:才|再|来)/u,
  /进不[去来]|[不别]让\S{0,3}进/u,
  /放[在到]?(?:楼下|门口|超市|门卫|保安|物业|驿站|邻居|隔壁|前台|店里)/u,
];
/** What belongs to a field or asks for something. */
const noRemark =
  /\d{5}|[路街镇乡村]\S{0,4}\d|[市区县]\S{2,}[路街]|代收|保价|运费|付款|[寄发运送拉][到回往给]|托运|[到现寄]付|月结|多少|几天|[吗嘛呢么]$|[\ue000-\uf8ff]/u;
const lead = /^(?:另外|还有|对了|然后|哦)+/;
const talk = /(?<!不)就?(?:[行好]了?|可以了?)[吧哈啊的]*$|谢谢\S{0,2}$/u;

/** Takes what the carrier must know and no field says out of the text; it is known by its words alone, and so is never sure. */
export function readRemark(scan: Scan): Recognised | undefined {
  const spans: Span[] = [];
  for (const { index, 0: clause } of scan.text.matchAll(/[^,;!?()\s]+/gu)) {
    const from = index + (lead.exec(clause)?.[0].length ?? 0);
    const piece = clause.slice(from - index);
    if (noRemark.test(piece.replace(/不[寄发](?=电)/, '')) || !topics.some((topic) => topic.test(piece))) continue;
    const end = from + piece.length - (talk.exec(piece)?.[0].length ?? 0);
    // 打不通就打店里 0513-…: that number is for this case alone.
    const number = /打不通/.test(piece) ? new RegExp(`^\\s*${mark.phone}+`).exec(scan.text.slice(end)) : null;
    const to = end + (number?.[0].length ?? 0);
    const last = spans.at(-1);
    if (last && /^[,;\s]*$/.test(scan.text.slice(last.to, from))) last.to = to;
    else spans.push({ from, to });
  }
  const [first] = spans;
  if (!first) return undefined;
  const joint = /^[,，]/.exec(scan.plain.slice(first.to))?.[0] ?? '，';
  const value = spans.map(({ from, to }) => scan.plain.slice(from, to)).join(joint);
  for (const { from, to } of spans) cover(scan, from, to, mark.taken);
  return { value, sure: 0.6, at: spans };
}
