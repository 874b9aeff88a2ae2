import type { Span } from '../recognised';
import { asWritten, type Rewritten, rewrite } from '../rewrite';
import { sideOfTitle } from '../sides/side-titles';
import { nameKin, nameSides } from './aliases';
import { nameColumns, nameRow } from './columns';
import { correct } from './corrections';
import { readTalk } from './read-talk';

/** A message as it is read: conversations without headings, signs and corrections in the words that others use for them. */
export interface Tidied extends Rewritten {
  /** The customer of a conversation. */
  speaker?: string;
  /** Where values stood that the message itself corrects. */
  replaced: readonly Span[];
}

/** Titles that a phone's keyboard chose wrongly, behind their first character. */
const misspelt: Readonly<Record<string, string>> = {
  件仁: '件人',
  件任: '件人',
  或人: '货人',
  获人: '货人',
  化: '话',
  花: '话',
  纸: '址',
  指: '址',
  见人: '件人',
  件入: '件人',
  止: '址',
  扯: '址',
  活: '话',
  几: '机',
};

/** Of characters up to 31. */
function toNumber(said: string): number {
  const [tens = '', ones = ''] = said.includes('十') ? said.split('十') : ['0', said];
  const value = (sign: string) => '零一二三四五六七八九'.indexOf(sign);
  return (tens === '' ? 10 : Math.max(value(tens), 0) * 10) + (ones === '' ? 0 : value(ones));
}

const roleOf = (sign: string) => (/[收送到接卸]/.test(sign) ? '收件' : '寄件');

const cities: Readonly<Record<string, string>> = {
  beijing: '北京',
  shanghai: '上海',
  tianjin: '天津',
  chongqing: '重庆',
  guangzhou: '广州',
  shenzhen: '深圳',
  dongguan: '东莞',
  foshan: '佛山',
  hangzhou: '杭州',
  ningbo: '宁波',
  nanjing: '南京',
  suzhou: '苏州',
  wuxi: '无锡',
  chengdu: '成都',
  wuhan: '武汉',
  xiamen: '厦门',
  qingdao: '青岛',
  dalian: '大连',
  changsha: '长沙',
  zhengzhou: '郑州',
  hefei: '合肥',
  jinan: '济南',
  kunming: '昆明',
  harbin: '哈尔滨',
  shenyang: '沈阳',
  changchun: '长春',
  nanning: '南宁',
  nanchang: '南昌',
  wenzhou: '温州',
  xian: '西安',
};
/** A number right before words, which counts and measures nothing. */
const lineNumber = String.raw`[ \t]*\d{1,2}(?=\p{Script=Han})(?![号楼台辆部个月日点年栋])`;
const restOfLine = String.raw`\p{Script=Han}[^\n]*`;

const steps: readonly (readonly [RegExp, (match: RegExpExecArray) => readonly (string | Span)[] | undefined])[] = [
  // ⬆️收: above the word stands who receives.
  [
    /\s*(?:(?:⬆️?|↑|👆|←|⬅️?|<-+)\s*){1,5}(?:这?[个是为])?([收寄发送])(?:[件货车])?(?:[人方的]|地址)?/gu,
    ({ 1: sign = '' }) => [`（${roleOf(sign)}）`],
  ],
  [
    /\s*(?:(?:⬇️?|↓|👇)\s*){1,5}(?:这?[个是为])?([收寄发送])(?:[件货车])?(?:[人方的]|地址)?/gu,
    ({ 1: sign = '' }) => [`\n${roleOf(sign)}：`],
  ],
  // 收件人：同发件人.
  [/(?<=[收寄发][件货车]?[人方]\s*[:：]?\s*)同[收寄发][件货车]?[人方]/gu, () => ['同上']],
  // 我姓纪纪文彬.
  [/姓(\p{Script=Han})(?=\1\p{Script=Han})/gu, () => ['叫']],
  // The hotline of whoever advertises is the number of no side.
  [/(?<=^|\n)[^\n]*(?:咨询|热线|宣传|广告)[^\n]*[48]00[- \d]{7,}[^\n]*(?=\n)/gu, () => ['']],
  // 司机：老柳 199…: whoever drives is of no side.
  [/(?:司机|驾驶员|调度|业务员|跟单员?)\s*[:：]\s*\p{Script=Han}{0,4}\s*1\d{10}(?:[（(][^）)\n]*[)）])?/gu, () => ['']],
  // A line of arrows leads from what is above it to what is below.
  [/\n[ \t]*(?:(?:⬇️?|↓|👇)[ \t]*)+(?=\n)/gu, () => ['\n→']],
  // …那个才是收的: the side of what stands before it.
  [
    /[\s,，]*(?:[那这]个|[那这]边)(?:才|就)?是([收寄发])(?:[件货车])?(?:人|方)?的?(?=[\s,，。;；!！]|$)/gu,
    ({ 1: sign = '' }) => [`（${roleOf(sign)}）`],
  ],
  // 原来说发2台雅迪,现在改3台
  [
    /(?:原来(?:说|写|是|定)?|(?:之前|先前|本来|开始|刚才)(?:说|写|是|定|讲))的?[^,，;；。\n]{1,20}[,，;；]?\s*(?:现在|这次)?改(?:成|为)?(?=[^,，;；。\n])/gu,
    () => [''],
  ],
  // 不去合肥了，去…: where it no longer goes.
  [/(?:不|别)(?:用|要|再)*[去到发送寄往]\p{Script=Han}{2,12}了[,，\s]*(?=[改发送寄]?[到去送发往])/gu, () => ['']],
  // 收件地址从合肥庐阳区改到…
  [/从[^,，;；。\n]{2,14}改(?:到|成|为|去)\s*/gu, () => ['']],
  [/三[论伦](?=车)/gu, ({ 0: typo }) => [`${typo.charAt(0)}轮`]],
  [
    /[收寄发](?:件仁|件任|见人|件入|获人|或人)|(?<=收货|寄件|发货|收件|\s|^|[,，;；])地[止扯纸指](?=[\s:：])|(?<=收货|寄件|发货|收件|\s|^|[,，;；])电[活化花](?=[\s:：])|地[止扯]|电活|手几/gu,
    ({ 0: typo }) => [`${typo.charAt(0)}${misspelt[typo.slice(1)] ?? typo.slice(1)}`],
  ],
  // Counted by ear, and by half a word: 一俩, 到fu.
  [/(?<=[一二两三四五六七八九十\d])俩(?!人)/gu, () => ['辆']],
  [/到fu|dao\s?付|dao\s?fu/giu, () => ['到付']],
  // Words that only sound: 金砂东路啊132号, 我出咯.
  [/(?<=\p{L})(?:[啊哦噢呀啦咯嘛呗哟喔嘞]|(?<!雅马)哈)+(?=[\s,，。;；!！?？~…]|$)/gu, () => ['']],
  [/(?<=\p{Script=Han}|\d)啊(?=\p{Script=Han})/gu, () => [' ']],
  // As on a cheque: 贰仟伍佰元.
  [
    /[壹贰叁肆伍陆柒捌玖][壹贰叁肆伍陆柒捌玖拾佰仟万零]+(?=[元圆块整\s,，。;；)）]|$)/gu,
    ({ 0: said }) => [
      Array.from(said, (sign) => '一二三四五六七八九十百千万'.charAt('壹贰叁肆伍陆柒捌玖拾佰仟万'.indexOf(sign))).join(
        '',
      ),
    ],
  ],
  // A row of a title and its value: 代收|7198.
  [
    /(?<=^|[\n,，;；])[ \t]*((?:代收|货款|保价|付费|付款|运费|备注|货物?|品名|物品|车型?|[收发寄][件货车][人方])\p{Script=Han}{0,2})[ \t]*[|｜\t][ \t]*(?=\S)/gu,
    ({ 1: title = '' }) => [`${title}：`],
  ],
  // 收件人-潘国庆 收件电话-139…: a stroke behind a title is a colon.
  [
    /(?<=^|[\s,，;；])([收寄发][件货车](?:人|方|姓名|联系人)?(?:姓名|电话|手机|地址)?|物品|货物|车型|付款|运费|代收|保价|备注)[ \t]*[-－—=]{1,2}[ \t]*(?=[^\s\-－—收寄发])/gu,
    ({ 1: title = '' }) => [`${title}：`],
  ],
  // 1雅迪… 2爱玛…: the number of a line is none of what it says.
  [
    new RegExp(
      String.raw`(?<=^|\n)${lineNumber}(?=${restOfLine}\n${lineNumber})|(?<=\n${lineNumber}${restOfLine}\n)${lineNumber}`,
      'gu',
    ),
    () => [''],
  ],
  // 姓名(寄)：, 电话（收）: the side stands behind the title.
  [
    /(?<=^|[\n,，;；])[ \t]*(\p{Script=Han}{1,5})[(（]([收寄发出接提装送卸])[件货车]?[人方]?[)）][ \t]*[:：]/gu,
    ({ 1: title = '', 2: sign = '' }) => [
      `${roleOf(sign)}人${/^[甲乙]/.test(title) ? '' : /姓名|名字|称呼/.test(title) ? '姓名' : /话|手机|号码|联系/.test(title) ? '电话' : '地址'}：`,
    ],
  ],
  // 到绵阳 不对 到德阳.
  [
    /(?:[发寄送运拉]?[到去至]|[发寄送运])\p{Script=Han}{2,8}[\s,，]*(?:不对|哦不|错了|说错了)[\s,，是]*(?=[发寄送运拉]?[到去至]\p{Script=Han})/gu,
    () => [''],
  ],
  // 二十七号来装, 十二月三号.
  [
    /(?<![\p{Script=Han}\d])(?:(十?[一二]|[一二三四五六七八九十])月)?(二十[一二三四五六七八九]?|三十一?|十?[一二三四五六七八九]|十)[号日](?=[^,，。\n]{0,4}[来去上提取装拉发])/gu,
    ({ 1: month, 2: date = '' }) => [`${month ? `${toNumber(month)}月` : ''}${toNumber(date)}号`],
  ],
  [
    /\[(图片|语音|位置|表情|视频|文件|链接|动画表情|OK|\p{Script=Han}{1,3})\]/gu,
    ({ 1: word = '' }) => (sideOfTitle(word) ? undefined : [' ']),
  ],
  [/@(?:\p{Script=Han}{1,6}|[A-Za-z]{1,12})(?=[\s ])/gu, () => [' ']],
  // English names of cities that are written so in Chinese messages, too.
  [
    new RegExp(`(?<![A-Za-z])(?:${Object.keys(cities).join('|')}|xi'an)(?![A-Za-z])`, 'gi'),
    ({ 0: name, index, input }) => {
      const city = cities[name.toLowerCase().replace("'", '')] ?? name;
      // to Hangzhou 杭州滨江区: said twice.
      return input
        .slice(index + name.length)
        .trimStart()
        .startsWith(city)
        ? ['']
        : [city];
    },
  ],
];

/** Makes a message plainer before its fields are read; every place of the result is one of the message. */
export function tidy(message: string): Tidied {
  const talk = readTalk(asWritten(message));
  const { written, replaced } = correct(nameKin(nameSides(nameRow(nameColumns(talk?.written ?? asWritten(message))))));
  const plain = steps.reduce<Rewritten>((whole, [pattern, pieces]) => rewrite(whole, pattern, pieces), written);
  return { ...plain, replaced, ...(talk?.speaker && { speaker: talk.speaker }) };
}
