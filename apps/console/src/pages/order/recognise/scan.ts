/** Stands where something was taken out of the text; a border for names and streets. */
export const mark = {
  phone: '\ue001',
  /** A word about a field. */
  label: '\ue002',
  /** A word that calls what follows a name. */
  name: '\ue003',
  /** Anything else that was understood. */
  taken: '\ue005',
} as const;

/** A message under way: what is understood is taken out by and by, so that every place stays where it is in the message. */
export interface Scan {
  /** As long as the message, and as it: full width made half, signs made alike, characters simplified. */
  text: string;
  /** The message with half-width signs, which values are cut out of. */
  plain: string;
}

const alike: Readonly<Record<string, string>> = {
  '、': ',',
  壹: '一',
  贰: '二',
  叁: '三',
  '|': ',',
  '/': ',',
  '。': ';',
  '~': ',',
  '\r': '\n',
  '\t': ',',
  '【': '[',
  '】': ']',
  '•': '·',
  '・': '·',
  '‧': '·',
  '∙': '·',
  '⋅': '·',
  '—': '-',
  '–': '-',
  '“': ' ',
  '”': ' ',
  '"': ' ',
  "'": ' ',
  '‘': ' ',
  '’': ' ',
};

/** Characters that labels and regions are written with in Hong Kong, Macau and Taiwan, each before its simplified form. */
const traditional =
  '收收發发貨货區区縣县號号門门廈厦樓楼灣湾臺台東东廣广龍龙華华國国鎮镇鄉乡義义電电話话機机車车馬马親亲記记寶宝長长寧宁蘇苏鄭郑陽阳陰阴濟济連连雲云慶庆貴贵銀银烏乌魯鲁齊齐爾尔濱滨瀋沈錦锦營营葫葫撫抚順顺遼辽無无錫锡鹽盐揚扬鎮镇徐徐紹绍嘉嘉衢衢麗丽溫温蕪芜馬马鞍鞍銅铜黃黄巢巢贛赣萊莱煙烟濰潍濱滨聊聊開开許许漢汉襄襄陽阳荊荆鄂鄂隨随長长懷怀婁娄韶韶關关珠珠澳澳汕汕潮潮揭揭雲云肇肇湛湛茂茂桂桂賀贺玉玉欽钦瓊琼儋儋渝渝瀘泸綿绵遂遂內内樂乐達达眉眉資资遵遵畢毕節节銅铜仁仁麗丽寶宝雞鸡鹹咸渭渭漢汉榆榆蘭兰張张掖掖涼凉慶庆隴陇哈哈聯联係系繫系絡络寄寄件件姓姓名名聯联備备註注保保價价數数量量輛辆摩摩托托費费款款現现預预時时間间天天觀观塘塘灣湾仔仔圍围屬属離离島岛鰂鲗荃荃葵葵從从遞递請请給给運运種种類类牌牌後后週周禮礼點点這这裡里裏里還还爾尔達达萬万';

const simplified = new Map<string, string>();
for (let at = 0; at < traditional.length; at += 2) simplified.set(traditional.charAt(at), traditional.charAt(at + 1));

/** Makes a message plain without moving anything: signs that people use for one another become one, pictures become spaces. */
export function createScan(message: string): Scan {
  const bare = message
    .replace(/➡\ufe0f?|👉|☞|⇒|⟶|—+>|-+>|=+>|>{2,}/gu, (sign) => `→${' '.repeat(sign.length - 1)}`)
    .replace(
      /\p{Extended_Pictographic}|\ufe0f|\u200d|[\u200b\u200c\u200e\u200f\u202a-\u202e]|[\u{1f3fb}-\u{1f3ff}]|[\u{1f1e6}-\u{1f1ff}]/gu,
      (sign) => (/\d|[#*]/.test(sign) ? sign : ' '.repeat(sign.length)),
    );
  const plain = Array.from({ length: bare.length }, (_, place) => {
    const sign = bare.charAt(place);
    // The signs of a sentence stay as they are written.
    return /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u3000]/.test(sign) ? sign.normalize('NFKC') : sign;
  }).join('');
  const text = Array.from({ length: plain.length }, (_, place) => {
    const sign = plain.charAt(place);
    if (/[①-⑳]/.test(sign)) return ';';
    const half = sign.normalize('NFKC');
    const one = half.length === 1 ? half : sign;
    return alike[one] ?? simplified.get(one) ?? one;
  }).join('');
  return { text, plain };
}

/** Takes every match out of the text. `keep` may refuse one by returning false; what it sees is the match with its groups. */
export function extract(scan: Scan, pattern: RegExp, sign: string, keep: (match: RegExpExecArray) => unknown): void {
  for (const match of [...scan.text.matchAll(pattern)]) {
    if (keep(match) === false) continue;
    cover(scan, match.index, match.index + match[0].length, sign);
  }
}

/** Covers a stretch of the text with a mark. */
export function cover(scan: Scan, start: number, end: number, sign: string): void {
  scan.text = scan.text.slice(0, start) + sign.repeat(end - start) + scan.text.slice(end);
}

/** The stretch of a match. */
export const spanOf = ({ index, 0: found }: RegExpExecArray): { from: number; to: number } => ({
  from: index,
  to: index + found.length,
});
