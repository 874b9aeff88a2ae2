import type { Brand } from '../../contract/brands';
import type { Role, Span } from '../reading';
import { type FoundRegion, type RegionNames, regionAt } from '../regions/find-region';
import { times } from '../words/numbers';
import { firmSigns, streetEnds } from '../words/party-words';
import { signs, waySigns } from '../words/side-words';
import { brandLexicon, type Lexicon, lexicon, type Meaning, type WordAt, wordsAt } from './lexicon';
import { countAt, counterAt, isDigit } from './numbers';
import { type PhoneAt, phoneAt } from './phone-at';

/** Separators before an item: none, spaces, a comma or bracket, the end of a sentence, of a line, of a block. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5;

interface Place extends Span {
  text: string;
  gap: Gap;
  /** A colon or a closing bracket of a title stands right behind it. */
  isTitle: boolean;
}

/** A piece of a text. A chunk is what no word of the lexicon explains: names, streets, models and talk. */
export type Item = Place &
  (
    | { kind: 'phone'; phone: PhoneAt }
    | { kind: 'region'; region: FoundRegion }
    | { kind: 'frame' | 'plate' | 'chunk' }
    | { kind: 'count'; count: number; isPointed: boolean }
    | { kind: 'date'; year: number | undefined; month: number | undefined; day: number }
    | { kind: 'word'; meaning: Meaning }
    | { kind: 'sign'; role: Role; form: 'title' | 'way' | 'tail' }
  );
export type ItemOf<Kind extends Item['kind']> = Extract<Item, { kind: Kind }>;

type Draft = { [Kind in Item['kind']]: Omit<ItemOf<Kind>, keyof Place> & Span }[Item['kind']];

const isHan = (sign: string) => sign >= '\u4e00' && sign <= '\u9fff';
const isLatin = (sign: string) => (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z');
const isWordSign = (sign: string) =>
  sign === '·' || (sign !== '' && (isHan(sign) || isDigit(sign) || /[\p{L}\p{N}]/u.test(sign)));
const joiners = '-+#._';
const provinces = '京沪津渝冀晋蒙辽吉黑苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏陕甘青宁新';

/** Cuts a plain text into its pieces, from left to right. */
export function toItems(plain: string, names: RegionNames, brands: readonly Brand[]): Item[] {
  const scan = new Scanner(plain, names, brandLexicon(brands));
  return scan.read();
}

class Scanner {
  private readonly lower: string;
  private readonly drafts: Draft[] = [];
  private chunk = -1;

  constructor(
    private readonly plain: string,
    private readonly names: RegionNames,
    private readonly brands: Lexicon,
  ) {
    const lower = plain.toLowerCase();
    this.lower = lower.length === plain.length ? lower : plain;
  }

  read(): Item[] {
    for (let at = 0; at < this.plain.length; ) at = this.step(at);
    this.closeChunk(this.plain.length);
    return this.drafts.map((draft, place) => this.toItem(draft, this.drafts[place - 1], this.drafts[place + 1]));
  }

  /** Reads what stands at a place; the place behind it. */
  private step(at: number): number {
    const sign = this.plain.charAt(at);
    const draft = this.phone(at) ?? this.arrow(at) ?? (times.includes(sign) ? this.count(at) : undefined);
    if (draft) return this.add(draft);
    if (!isWordSign(sign)) {
      const isJoined = this.chunk >= 0 && joiners.includes(sign) && this.joins(at);
      if (!isJoined) this.closeChunk(at);
      return at + 1;
    }
    const found =
      this.code(at) ??
      this.plate(at) ??
      this.date(at) ??
      this.count(at) ??
      this.place(at) ??
      this.word(at) ??
      this.sign(at);
    if (found) return this.add(found);
    if (this.chunk < 0) this.chunk = at;
    // A run of letters and digits is one word.
    let to = at + 1;
    if (isLatin(sign) || isDigit(sign))
      while (to < this.plain.length && (isLatin(sign) ? isLatin : isDigit)(this.plain.charAt(to))) to += 1;
    return to;
  }

  private add(draft: Draft): number {
    this.closeChunk(draft.from);
    this.drafts.push(draft);
    return draft.to;
  }

  private closeChunk(to: number): void {
    if (this.chunk >= 0 && to > this.chunk) this.drafts.push({ kind: 'chunk', from: this.chunk, to });
    this.chunk = -1;
  }

  private joins(at: number): boolean {
    const next = this.plain.charAt(at + 1);
    if (this.plain.charAt(at) === '+') return isLatin(this.plain.charAt(at - 1)) || isDigit(this.plain.charAt(at - 1));
    return isWordSign(next) && (isDigit(next) || isLatin(next) || isDigit(this.plain.charAt(at - 1)));
  }

  private get isStart(): boolean {
    return this.chunk < 0;
  }

  private phone(at: number): Draft | undefined {
    const sign = this.plain.charAt(at);
    if (!isDigit(sign) && sign !== '+' && sign !== '(') return undefined;
    const before = this.plain.charAt(at - 1);
    if (isDigit(before) || (isLatin(before) && sign !== '(')) return undefined;
    const phone = phoneAt(this.plain, at);
    return phone && { kind: 'phone', from: at, to: phone.to, phone };
  }

  /** `→`, `->`, `==>`, and strokes between two places. */
  private arrow(at: number): Draft | undefined {
    const sign = this.plain.charAt(at);
    if (sign !== '→' && sign !== '-' && sign !== '=' && sign !== '>') return undefined;
    // Behind a title it is a colon.
    const last = this.drafts.at(-1);
    if (this.isStart && last?.kind === 'word' && /^(?:side|part|term)$/.test(last.meaning.kind) && at - last.to < 2)
      return undefined;
    if (this.isStart && last?.kind === 'sign' && last.form === 'title' && at - last.to < 2) return undefined;
    let to = at;
    while (to < at + 12 && '→-=> '.includes(this.plain.charAt(to) || '\n')) to += 1;
    const run = this.plain.slice(at, to).trimEnd();
    const isArrow = /→|>/.test(run);
    const isStroke =
      run.startsWith('-') &&
      (run.length > 1 ? /\S *$/.test(this.plain.slice(Math.max(at - 3, 0), at)) : isHan(this.plain.charAt(at - 1)));
    if (!isArrow && !(isStroke && this.regionAfter(at + run.length))) return undefined;
    return { kind: 'sign', role: 'consignee', form: 'way', from: at, to: at + run.length };
  }

  private code(at: number): Draft | undefined {
    const sign = this.plain.charAt(at);
    if (!(isDigit(sign) || isLatin(sign)) || isDigit(this.plain.charAt(at - 1)) || isLatin(this.plain.charAt(at - 1)))
      return undefined;
    let to = at;
    while (to < at + 20 && (isDigit(this.plain.charAt(to)) || isLatin(this.plain.charAt(to)))) to += 1;
    const run = this.plain.slice(at, to);
    const last = this.drafts.at(-1);
    const isTitled =
      this.isStart && last?.kind === 'word' && last.meaning.kind === 'term' && last.meaning.term === 'frame';
    const isFrame =
      (run.length === 17 && /\d/.test(run) && !/[IOQioq]/.test(run)) ||
      /^\d{15}$/.test(run) ||
      (isTitled && run.length > 7 && run.length < 18 && /\d/.test(run));
    return isFrame ? { kind: 'frame', from: at, to } : undefined;
  }

  private plate(at: number): Draft | undefined {
    const isCivil = provinces.includes(this.plain.charAt(at)) && isLatin(this.plain.charAt(at + 1));
    const last = this.drafts.at(-1);
    const isTitled =
      this.isStart && last?.kind === 'word' && last.meaning.kind === 'term' && last.meaning.term === 'plate';
    const form = isCivil
      ? /^.[A-Za-z][ ·.-]?(?=[A-Za-z0-9]*\d)[A-Za-z0-9]{4,6}(?![A-Za-z0-9])/
      : /^[\u4e00-\u9fff]{2,3}[A-Za-z]{0,2}\d{4,7}(?![A-Za-z0-9])/;
    if (!isCivil && !isTitled) return undefined;
    const [plate] = form.exec(this.plain.slice(at, at + 14)) ?? [];
    return plate === undefined ? undefined : { kind: 'plate', from: at, to: at + plate.length };
  }

  /** `12月3号`, `2026-12-03`; `12/3` and `3号` only beside a word that asks for the day. */
  private date(at: number): Draft | undefined {
    if (!isDigit(this.plain.charAt(at)) || isDigit(this.plain.charAt(at - 1)) || isLatin(this.plain.charAt(at - 1)))
      return undefined;
    const rest = this.plain.slice(at, at + 24);
    const long =
      /^(?:(20\d\d)[年./-])?(\d{1,2})月(\d{1,2})[号日]?(?!\d)/.exec(rest) ??
      /^(20\d\d)[./-](\d{1,2})[./-](\d{1,2})(?!\d)/.exec(rest);
    const [whole = '', year, month, day] = long ?? [];
    const make = (text: string, y: string | undefined, m: string | undefined, d: string): Draft => ({
      kind: 'date',
      year: y ? Number(y) : undefined,
      month: m ? Number(m) : undefined,
      day: Number(d),
      from: at,
      to: at + text.length,
    });
    if (day !== undefined) return make(whole, year, month, day);
    const isFetched = (text: string) =>
      /^ ?(?:早上?|上午|下午|晚上)?\d{0,2}点? ?(?:可以|能)?(?:[来去提取拉装发接]|上门|之?前)/.test(text);
    const last = this.drafts.at(-1);
    const isTitled =
      last?.kind === 'word' && last.meaning.kind === 'term' && /^collect/.test(last.meaning.term) && this.isStart;
    const short = /^(1[0-2]|0?[1-9])[./-](3[01]|[12]\d|0?[1-9])(?![\d./-])/.exec(rest);
    if (short && (isTitled || isFetched(rest.slice(short[0].length))))
      return make(short[0], undefined, short[1], short[2] ?? '');
    const bare = /^(3[01]|[12]\d|[1-9])[号日](?!\d)/.exec(rest);
    if (bare && this.isStart && (isTitled || isFetched(rest.slice(bare[0].length))))
      return make(bare[0], undefined, undefined, bare[1] ?? '');
    return undefined;
  }

  /** `2台`, `两辆`, `x2`, `这台`. */
  private count(at: number): Draft | undefined {
    const sign = this.lower.charAt(at);
    if (times.includes(sign) && !isLatin(this.plain.charAt(at - 1))) {
      const from = at + (this.plain.charAt(at + 1) === ' ' ? 2 : 1);
      const number = countAt(this.plain, from);
      const isWhole = number && isDigit(this.plain.charAt(from)) && !isLatin(this.plain.charAt(number.to));
      if (isWhole) return { kind: 'count', count: number.value, isPointed: false, from: at, to: number.to };
    }
    const before = this.plain.charAt(at - 1);
    if (isDigit(sign) && (isDigit(before) || isLatin(before) || before === '.' || before === '-')) return undefined;
    if (isHan(sign) && '第一二两三四五六七八九十'.includes(before || '\n')) return undefined;
    const number = countAt(this.plain, at);
    if (number) {
      const from = number.to + (this.plain.charAt(number.to) === ' ' ? 1 : 0);
      const isTimes = times.includes(this.lower.charAt(from)) && isWordSign(this.plain.charAt(from + 1)) === false;
      const unit = this.unitAt(from);
      if (unit > 0 || isTimes)
        return { kind: 'count', count: number.value, isPointed: false, from: at, to: from + (unit || 1) };
      return undefined;
    }
    // 发台雅迪, 这台, 有台铃木.
    if (!'台辆部'.includes(sign || '\n') || !'这那发寄运送托买卖取提退拉有要把寄走出了'.includes(before || '\n'))
      return undefined;
    const isBrand =
      wordsAt(this.lower, at, this.brands).length > 0 && wordsAt(this.lower, at + 1, this.brands).length === 0;
    return isBrand ? undefined : { kind: 'count', count: 1, isPointed: '这那'.includes(before), from: at, to: at + 1 };
  }

  private unitAt(at: number): number {
    const unit = counterAt(this.lower, at);
    if (unit === 0) return 0;
    const next = this.plain.charAt(at + unit);
    const word = this.plain.charAt(at);
    // 2 台铃 are two of a brand that begins as the word for a unit does.
    const isBrand =
      word === '台' &&
      wordsAt(this.lower, at, this.brands).length > 0 &&
      wordsAt(this.lower, at + 1, this.brands).length === 0;
    if (isBrand || (word === '架' && next === '号') || (word === '件' && '人货'.includes(next || '\n'))) return 0;
    return word === '个' && '月人小工多半钟'.includes(next || '\n') ? 0 : unit;
  }

  private regionAfter(at: number): FoundRegion | undefined {
    let start = at;
    while (start < at + 4 && ' :'.includes(this.plain.charAt(start) || '\n')) start += 1;
    return regionAt(this.plain, start, this.names);
  }

  private place(at: number): Draft | undefined {
    const region = regionAt(this.plain, at, this.names);
    if (!region) return undefined;
    const text = this.plain.slice(at, region.end);
    const isFull = /[省市区县州盟旗]$/.test(text) && text.length > 2;
    const last = this.drafts.at(-1);
    const isInStreet = !this.isStart && last?.kind === 'region' && this.chunk - last.to < 2;
    if (!this.isStart && (isInStreet || !(region.levels > 1 || isFull))) return undefined;
    if (this.isStart && region.levels === 1 && !isFull && this.isName(at, region.end)) return undefined;
    return { kind: 'region', from: at, to: region.end, region };
  }

  /** Whether a short name of a region is that of a person here: 发货人：江山，138…. */
  private isName(at: number, to: number): boolean {
    const last = this.drafts.at(-1);
    const isNamed =
      last?.kind === 'word' &&
      (last.meaning.kind === 'side' || last.meaning.kind === 'part') &&
      last.meaning.part === 'name';
    const isBehindStreet = last?.kind === 'chunk' && this.drafts.slice(-4).some(({ kind }) => kind === 'region');
    if (isBehindStreet && /^[ ,]{0,2}(?:1[3-9]\d{3}|\+?\(?[08])/.test(this.plain.slice(to, to + 8))) return true;
    const next = /^[\u4e00-\u9fff]?(?![\u4e00-\u9fff])[^\u4e00-\u9fff]{0,3}(?:1[3-9]|电话|手机|$)/;
    return isNamed && at - last.to < 3 && next.test(this.plain.slice(to, to + 8));
  }

  private word(at: number): Draft | undefined {
    const words = [...wordsAt(this.lower, at, this.brands), ...wordsAt(this.lower, at, lexicon)].sort(
      (a, b) => b.to - a.to,
    );
    const word = words.find((each) => this.fits(each, at));
    return word && { kind: 'word', meaning: word.meaning, from: at, to: word.to };
  }

  /** Whether a word means here what it means alone. */
  private fits({ meaning, text, to }: WordAt, at: number): boolean {
    const next = this.plain.charAt(to);
    const isEnd = !isWordSign(next);
    const isColon = /^ ?[:=\]]/.test(this.plain.slice(to, to + 2));
    switch (meaning.kind) {
      case 'brand':
        return this.fitsBrand(text, at, to);
      case 'category':
        return (
          !this.isFirm(to) &&
          (text.length > 2 || this.isStart || isEnd || text === '摩托' || text === '电摩' || text === '三轮')
        );
      case 'side':
        if (meaning.form === 'title' && meaning.part === undefined && !isColon && isHan(text.charAt(0)))
          return this.isStart && (isEnd || text.length > 2 || this.regionAfter(to) !== undefined || this.isNamed(to));
        return text.length > 1
          ? this.isStart || text.length > 2 || meaning.form !== 'title'
          : this.isStart && this.regionAfter(to) !== undefined;
      case 'part':
        if (softTitles.has(text)) return this.isStart && isColon;
        if (text.length === 1) return !isEnd && (this.isStart || this.isHungName(at));
        return this.isStart || text.length > 2 || hardParts.has(text);
      case 'term':
        if (remarkTitles.has(meaning.term) || text.length === 1) return isColon && this.isStart;
        return true;
      case 'self':
      case 'other':
        return this.isStart || (text.length > 1 && (meaning.part !== undefined || this.isHouseEnd(at)));
      case 'point':
        return this.isStart || (text.length > 1 && this.isHouseEnd(at));
      case 'talk':
        if (people.has(text)) return this.isStart;
        if (text.length === 1 && !this.isStart)
          return text === '的' && this.isHouseEnd(at) && (isEnd || this.isNamed(to) || this.hasWord(to));
        return text.length > 1 || '的了把让请想要帮您你就也还再又各每是有在能'.includes(text);
      default:
        return text.length > 1 || this.isStart;
    }
  }

  /** Whether a word behind the number of a house leads to a name and its phone: 588号叫沈一鸣135…. */
  private isHungName(at: number): boolean {
    return this.isHouseEnd(at) && this.isNamed(at + 1);
  }

  private isHouseEnd(at: number): boolean {
    const before = this.plain.charAt(at - 1);
    return isDigit(before) || (before !== '' && streetEnds.includes(before));
  }

  /** Whether a name of two to four characters and a phone begin at a place. */
  private isNamed(at: number): boolean {
    return /^[\u4e00-\u9fff]{2,4}[ ,(:]{0,2}(?:电话)?(?:1[3-9]\d{3}|0\d{2,3}-)/.test(this.plain.slice(at, at + 16));
  }

  private hasWord(at: number): boolean {
    return [...wordsAt(this.lower, at, this.brands), ...wordsAt(this.lower, at, lexicon)].some(({ meaning }) =>
      /^(?:brand|category|other)$/.test(meaning.kind),
    );
  }

  /** A brand or a kind in the name of a firm or a street is none: 金彭厂, 永久路. */
  private isFirm(to: number): boolean {
    const next = this.plain.charAt(to);
    if (/^[东南西北中大新老]?[一二三四]?(?:路|街|道|巷|桥)/.test(this.plain.slice(to, to + 3))) return true;
    return next !== '' && firmSigns.includes(next) && !/^代收/.test(this.plain.slice(to, to + 2));
  }

  private fitsBrand(text: string, at: number, to: number): boolean {
    if (this.isFirm(to) || (!this.isStart && !'的辆台部发寄车款是为我买卖运有个把'.includes(this.plain.charAt(at - 1))))
      return false;
    if (isDigit(text.charAt(0)) && !/^[电车]|^ ?[A-Za-z]/.test(this.plain.slice(to, to + 3))) return false;
    // What stands right before a phone is somebody: 小米 151….
    return !/^ ?1[3-9]\d{5}/.test(this.plain.slice(to, to + 8));
  }

  /** One character that is a title of a side, leads to the other side, or looks back at one. */
  private sign(at: number): Draft | undefined {
    const sign = this.plain.charAt(at);
    if (sign === '找' && this.isHouseEnd(at) && this.isNamed(at + 1))
      return { kind: 'word', meaning: { kind: 'part', part: 'name' }, from: at, to: at + 1 };
    const role: Role | undefined = signs.consignor.includes(sign)
      ? 'consignor'
      : signs.consignee.includes(sign)
        ? 'consignee'
        : undefined;
    const isWay = waySigns.includes(sign);
    if (!role && !isWay) return undefined;
    const rest = this.plain.slice(at + 1, at + 10);
    const isEnd = rest === '' || !isWordSign(rest.charAt(0));
    if ((this.isStart || this.isHouseEnd(at)) && this.count(at + 1)) {
      const isFetch = '提取拉装接'.includes(sign);
      const meaning: Meaning = isFetch
        ? { kind: 'side', role: 'consignor', form: 'act', isWeak: true }
        : { kind: 'talk' };
      return { kind: 'word', meaning, from: at, to: at + 1 };
    }
    const region = this.regionAfter(at + 1);
    const make = (form: 'title' | 'way' | 'tail'): Draft => ({
      kind: 'sign',
      role: form === 'way' ? 'consignee' : (role ?? 'consignee'),
      form,
      from: at,
      to: at + 1,
    });
    if (this.isStart) {
      const isNamed = /^[\u4e00-\u9fff]{2,4}[ ,(:]{0,2}(?:1[3-9]\d{3}|0\d{2,3}-)/.test(
        this.plain.slice(at + 1, at + 14),
      );
      const isPhone = /^ ?1[3-9]\d{3}/.test(rest);
      if (/^ ?[:=\]]/.test(rest)) return make('title');
      if ('取提装卸起止出托派进接交终'.includes(sign)) return isEnd && this.isClause(at) ? make('title') : undefined;
      if (isWay && region && '到去至给往走回返'.includes(sign)) return make('way');
      if (isEnd || region || isPhone) return make(isWay ? 'way' : 'title');
      return isNamed && '收寄发送给到'.includes(sign) ? make('送给到'.includes(sign) ? 'way' : 'title') : undefined;
    }
    if ('给交'.includes(sign) && this.isHouseEnd(at) && (this.isNamed(at + 1) || this.hasWord(at + 1)))
      return make('way');
    const before = this.plain.charAt(at - 1);
    if (isEnd && sign === '收') return make('tail');
    if (isEnd && '发寄取提出进'.includes(sign) && (isDigit(before) || (streetEnds.includes(before) && before !== '里')))
      return make('tail');
    const isFull = region && (region.levels > 1 || /[市区县]$/.test(this.plain.slice(region.start, region.end)));
    return isWay && isFull && !/^ /.test(rest) ? make('way') : undefined;
  }

  /** Whether a clause begins at a place. */
  private isClause(at: number): boolean {
    const before = this.plain.slice(Math.max(at - 4, 0), at).trimEnd();
    return before === '' || /[\n;,。，(（【[]$/.test(before) || /\n *$/.test(this.plain.slice(Math.max(at - 4, 0), at));
  }

  private toItem(draft: Draft, before: Draft | undefined, after: Draft | undefined): Item {
    const behind = this.plain.slice(draft.to, Math.min(after?.from ?? this.plain.length, draft.to + 3));
    return {
      ...draft,
      text: this.plain.slice(draft.from, draft.to),
      gap: gapOf(this.plain.slice(before?.to ?? 0, draft.from)),
      isTitle: /^ {0,2}(?:[:=\]→]|-(?![\d-]))/.test(behind),
    } as Item;
  }
}

/** Parts of names of firms, which are titles only before a colon. */
const people = new Set('老板 师傅 小哥 亲 哥们'.split(' '));
const softTitles = new Set(
  '单位 公司 客户 商家 门店 名称 街道 门牌 城市 区域 店 在 住 位置 地点 定位 打 找 party person street v'
    .split(' ')
    .filter((word) => !'在住打找'.includes(word)),
);
const hardParts = new Set('电话 手机 地址 姓名 号码 座机 名字 联系'.split(' '));
const remarkTitles = new Set(['remark', 'packing', 'battery', 'keys', 'papers', 'collection']);

function gapOf(between: string): Gap {
  const lines = between.split('\n').length - 1;
  if (lines > 1) return 5;
  if (lines === 1) return 4;
  if (/[;。!！?？]/.test(between)) return 3;
  if (/[^\s:=]/.test(between)) return 2;
  return between === '' ? 0 : 1;
}
