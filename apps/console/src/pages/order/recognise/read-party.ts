import { normalise } from '@waybill/validators/cn';
import { findRegions, type RegionNames } from './find-region';
import type { Recognised, RecognisedParty } from './recognised';
import { mark } from './scan';

const firms = /(?:公司|车行|商行|商店|专卖店|销售部|经营部|门市部|物流中心|中心|厂|店)$/;
const surnames =
  /^(?:欧阳|司马|上官|诸葛|皇甫|东方|令狐|夏侯|慕容|[赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧肖尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱丘骆高夏蔡田樊胡凌霍虞万支柯管卢莫经房裘缪干解应宗丁宣贲邓郁单杭洪包诸左石崔吉龚程嵇邢裴陆荣翁荀羊甄曲家封储靳段富巫乌焦巴牧隗山谷车侯宓蓬全班仰秋仲伊宫宁仇栾甘厉戎祖武符刘景詹束龙叶幸司韶黎薄印白怀蒲鄂索赖卓屠蒙池乔阴胥苍闻莘党翟谭贡劳逄姬申扶堵冉宰郦雍桑桂牛寿通边扈燕冀浦尚农温别庄晏柴瞿阎充慕连茹习艾鱼容向古易慎戈廖庾终居衡步都耿满弘匡国文寇广东欧利师巩聂关荆游权盖益桓公岳帅海晋楚闫覃付代查涂盘代买])/u;
const nameForm = /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,6}(?:·\p{Script=Han}{1,8})+|[A-Za-z]+(?: [A-Za-z]+)*)$/u;
const streetStart = /\d|[路街道巷弄镇乡村号室栋幢座楼院园城厦]/;
/** A stretch that can go on with a street: it names a building or a number in one. */
const streetMore = /^(?=.*(?:\d|[路街巷弄镇乡村号室栋幢座楼院层]))(?!.*\d{5})(?![A-Za-z]{2}).{1,40}$/u;
const streetEnd = String.raw`(?:\d|[号室楼栋幢座层院村园城厦塔弄组])`;
const glued = new RegExp(
  String.raw`^(.*\d.*?${streetEnd}|.*${streetEnd})(\p{Script=Han}{2,4}|\p{Script=Han}{1,6}(?:·\p{Script=Han}{1,8})+|\p{Script=Han}{2,12})$`,
  'u',
);

const nameLabels = /(?:联系人|姓名|名称|联系(?!电话)|找(?=\s?\p{Script=Han}{2}))[\]\s:]*/gu;
const labels =
  /(?:联系电话|手机号码|手机号|手机|电话号码|电话|tel|所在地区|地区|详细地址|车架号|整车编码|车牌号?|品牌|车型|型号|货物|地址|(?:400)?客服|取件时间|时间)[\]\s:]*|车(?=:)|(?<=^|\s)\d{1,2}[.)](?=\s*(?:[\p{Script=Han}\ue002\ue003\ue005]|$))/giu;
const chatter =
  /您好|你好|麻烦|帮忙?我?|谢谢|托运|发个车|发一台|上门|车在|车是|要(?=[寄发运送])|(?<=^|[\s,;\ue005])去|这是|从这里|先生|女士|(?<=^|[\s,;\ue005])请|运费|[一二两][台辆]|\d{1,2}[台辆]/g;

/** Reads one side out of its stretches; what no rule understands is added to `rest`. */
export function readParty(
  stretch: string,
  phones: readonly Recognised[],
  names: RegionNames,
  rest: string[],
): RecognisedParty {
  const party: RecognisedParty = {};
  const [phone, ...more] = phones;
  if (phone) party.phone = more.length > 0 ? { ...phone, sure: 0.6 } : phone;
  for (const each of more) rest.push(each.value);
  const text = stretch
    .replace(nameLabels, (found) => mark.name.repeat(found.length))
    .replace(labels, (found) => mark.label.repeat(found.length))
    .replace(chatter, (found) => mark.label.repeat(found.length));
  const [region, ...furtherRegions] = findRegions(text, names);
  if (region) {
    const isSure = names.isWhole(region.code) && region.levels > 1 && furtherRegions.length === 0;
    party.region = { value: region.code, sure: isSure ? 1 : names.isWhole(region.code) ? 0.75 : 0.4 };
  }
  const pieces = toPieces(text, region);
  const name = extractName(pieces);
  if (name) party.name = { value: normalise.name(name.value), sure: name.sure };
  const street = extractStreet(pieces);
  // Without its district a street may begin with what was not understood of it.
  const isDoubted = furtherRegions.length > 0 || !region || !names.isWhole(region.code);
  if (street) party.street = isDoubted ? { ...street, sure: Math.min(street.sure, 0.6) } : street;
  rest.push(...pieces.map(({ value }) => value));
  return party;
}

/** What stands in a stretch that belongs to no side: nothing that a field may show. */
export function readStray(stretch: string): string[] {
  const text = stretch.replace(labels, ' ').replace(chatter, ' ');
  return toPieces(text, undefined).map(({ value }) => value);
}

interface Piece {
  value: string;
  /** The message calls it a name. */
  isNamed: boolean;
  /** It stands after the region, or right behind it. */
  place: 'before' | 'behind' | 'after';
  /** A phone stands right before or after it. */
  isByPhone: boolean;
}

function toPieces(text: string, region: { start: number; end: number } | undefined): Piece[] {
  const pieces: Piece[] = [];
  const add = (stretch: string, isAfter: boolean) => {
    // A space between two Latin words is no border.
    const tokens = stretch.replace(/([A-Za-z]) (?=[A-Za-z])/g, '$1\ue004').split(/([^\p{L}\p{N}\p{M}·\-#~+\ue004]+)/u);
    for (let at = 0; at < tokens.length; at += 2) {
      const value = (tokens[at] ?? '').replaceAll('\ue004', ' ');
      const [left = '', right = ''] = [tokens[at - 1], tokens[at + 1]];
      if (value === '' || /^[-·#~+]+$/.test(value)) continue;
      const isFirst = isAfter && (at === 0 || (at === 2 && /^[\s,\ue002\n)]*$/.test(left) && tokens[0] === ''));
      const place = isAfter ? (isFirst ? 'behind' : 'after') : 'before';
      pieces.push({
        value,
        place,
        isNamed: left.includes(mark.name),
        isByPhone: left.includes(mark.phone) || right.includes(mark.phone),
      });
    }
  };
  add(region ? text.slice(0, region.start) : text, false);
  if (region) add(text.slice(region.end), true);
  return pieces;
}

const hasSurname = (value: string) => surnames.test(value) || value.includes('·');
const isFirm = (value: string) => firms.test(value) && value.length >= 4;
const isName = (value: string) =>
  isFirm(value) || (nameForm.test(value) && !streetStart.test(value.slice(-1)) && !/\d/.test(value));

function extractName(pieces: Piece[]): Recognised | undefined {
  const choices: (readonly [number, (piece: Piece) => boolean])[] = [
    [1, ({ isNamed, value }) => isNamed && isName(value)],
    [0.95, ({ isByPhone, value }) => isByPhone && isName(value) && (hasSurname(value) || isFirm(value))],
    [
      0.92,
      ({ place, value }) =>
        place !== 'behind' &&
        isName(value) &&
        (value.length <= 3 || value.includes('·') || isFirm(value)) &&
        (hasSurname(value) || isFirm(value)),
    ],
    [0.85, ({ isByPhone, place, value }) => isByPhone && place !== 'behind' && isName(value)],
    [0.7, ({ place, value }) => place === 'before' && isName(value)],
  ];
  for (const [sure, fits] of choices) {
    const found = pieces.filter(fits);
    const [piece] = found;
    if (!piece) continue;
    pieces.splice(pieces.indexOf(piece), 1);
    // Where several could be the name nobody knows which.
    return { value: piece.value, sure: found.length > 1 && sure < 1 ? 0.6 : sure };
  }
  return extractGluedName(pieces);
}

/** The name hangs on the street: 张江路88号王小明. */
function extractGluedName(pieces: Piece[]): Recognised | undefined {
  for (const piece of pieces.filter(({ place, value }) => place !== 'before' && value.length <= 80).toReversed()) {
    for (const length of [3, 2, 4]) {
      const name = piece.value.slice(-length);
      const street = piece.value.slice(0, -length);
      if (
        !nameForm.test(name) ||
        !surnames.test(name) ||
        !new RegExp(`${streetEnd}$`).test(street) ||
        !/\d/.test(street)
      )
        continue;
      piece.value = street;
      return { value: name, sure: 0.8 };
    }
    const [, street = '', name = ''] = glued.exec(piece.value) ?? [];
    if (
      !/\d/.test(street) ||
      !(isFirm(name) || name.includes('·') || nameForm.test(name)) ||
      streetStart.test(name.slice(-1))
    )
      continue;
    piece.value = street;
    return { value: name, sure: 0.6 };
  }
  return undefined;
}

/** The street begins right behind the region; what comes later goes on with it only where it names a building. */
function extractStreet(pieces: Piece[]): Recognised | undefined {
  const parts: Piece[] = [];
  let isDoubted = false;
  for (const piece of pieces.filter(({ place }) => place !== 'before')) {
    const begins = parts.length === 0 && (piece.place === 'behind' || streetStart.test(piece.value));
    if (!begins && !(parts.length > 0 && streetMore.test(piece.value))) continue;
    if (!begins || piece.place !== 'behind') isDoubted ||= parts.length > 0 && piece.isByPhone;
    parts.push(piece);
  }
  if (parts.length === 0) return undefined;
  for (const piece of parts) pieces.splice(pieces.indexOf(piece), 1);
  const value = parts.map((piece) => piece.value).join('');
  const isPlain =
    /\d|[路街道巷弄镇乡村号室栋幢座楼院]/.test(value) && !/[寄收发送]|\d{5}|[元块]$/.test(value) && value.length <= 40;
  return { value, sure: isPlain && !isDoubted ? (parts.length === 1 ? 0.95 : 0.8) : 0.6 };
}
