import type { Recognised, RecognisedParty, Role, Span } from '../recognised';
import { extract, mark, type Scan, spanOf } from '../scan';

/** Who is said to pay, as the message calls him. */
export interface Paid extends Span {
  who: string;
}

const pays =
  '(?:支付|来(?=$|[\\s,;])|付|出|给|畀|俾|转|承担|结算?|包|掏|垫|负责|买单|认|扣)(?:了|过|完|清|款|账|钱|现金?)*(?:给?(?:恁|你们?|师傅|司机|物流))?(?:就行了?|就好了?|吧|哈|哦|的)?';
const self =
  '(?:收到[车货]?了?|见到?[车货]了?|到[车货]了?|直接|到时候?|微信|现金|扫码|转账|也|自己|本人|这[边头里]|那[边头里]|们|来|都|全|先|已经?|再|会)*';
const roles: readonly (readonly [Role, RegExp])[] = [
  ['consignor', /^(?:[寄发装出](?:[件货车])?[方人的]|卖家|卖方|商家|货主|厂家|发货|寄件|托运[方人]|甲方?|[寄发])$/],
  [
    'consignee',
    /^(?:[收卸进](?:[件货车])?[方人的]|卸[货车]|收车|收货|客户|客人|买家|买方|对方|那[边头]|[他她]|[他她]们|乙方?|收)$/,
  ],
];
const side = '[收寄发接取提卸装到送出进][件货车]?(?:的那个|的人|的?[这那][边头]|方|人|的)';
const forms: readonly RegExp[] = [
  /(?:付款[方人]?|付费方?|支付方|谁[付掏出给](?:钱|款|运费)?|运费承担方?)[\s:\]]*(\p{Script=Han}{2,4})(?=$|[\s,;()])/gu,
  new RegExp(
    String.raw`(?:运费|运输费|托运费|邮费|车费|费用|钱)[\s:,]?(?:就|都|全|也|还|是|由|让|叫|找|跟|算|改由?|嘛|呢|的话|这次|这趟|(?:等?(?:车|货)?(?:送?到|收到)了?(?:以?后|再)?))*(\p{Script=Han}{1,5}?)${self}${pays}(?=$|[\s,;()])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=^|[\s,;\ue005])(?:由|让|(?:车|货)?(?:送|收)?到了?(?:以?后|再)?)?(\p{Script=Han}{1,5}?)${self}${pays}(?:运费|运输费|托运费|路费|车费|钱)`,
    'gu',
  ),
  new RegExp(`([我他她])${pays}(?:运费|运输费|托运费|邮费|路费|车费)`, 'gu'),
  /(?:运费|运输费|托运费|邮费|车费)[\s:,]?(?:都|全|就)?(?:算|归|挂|记)(?:在)?(\p{Script=Han}{1,4}?)(?:的|头上|账上|这边)?(?=$|[\s,;()])/gu,
  // 运费 收车人, 寄车这边先付: the side by its word.
  new RegExp(
    String.raw`(?:运费|付款|付费|结算|支付|费用)(?:方式)?[\s:]*(?:是|由|归|找|算)?(${side})(?=$|[\s,;()])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=^|[\s,;\ue005成由])(${side})${self}(?:付|出|给|结|掏|承担)(?:钱|款|费|运费|清)?(?:[了哈吧的])*(?=$|[\s,;()])`,
    'gu',
  ),
  /(?:freight|运费)\s?(I(?: ?ll| will)?|我)\s?pay(?:s|ing)?|(?<![a-z])(I)(?:(?: ?ll| will)? pay(?: for)?(?: the)? (?:shipping|freight|transport)|(?: ?ll| will) pay(?=\s*(?:$|[.,;\n])))/giu,
  // 我付。: whoever pays without a word of what speaks of the freight.
  /(?<=^|[\s,;\ue005]|老样子|照旧|还是|这次)([我俺咱])们?(?:自己|来|先|这[边头里]|直接)*(?:付款?|出钱|掏钱?|给钱|结)(?:吧|哈|的)?(?=$|[\s,;])/gu,
  // A title of its own line and whoever is called by it: 付 胖哥, 钱：我.
  /(?<=(?:^|[\n;,])[\s\ue005]*)(?:付|付钱|谁付|钱|款|运费(?=\s*:)|邮费(?=\s*:))(?:\s*:\s*|[ ]+)(\p{Script=Han}{1,4})(?=\s*(?:$|[\n,;(]))/gu,
  // Whatever else stands between the freight and what is done with it: 运费找收的人要, 客人自己给运费.
  /(?:运费|运输费|托运费|邮费|freight)[\s:,]?([^,;\n]{1,14}?)(?:pays?|付|出|给|结|掏|认|要|收|扣|承担|包|转)(?:了|过|清|款|账|钱|费|你们?|就行|吧|哈|哦|的)*(?=$|[\s,;()\ue000-\uf8ff])/giu,
  /(?<=^|[\s,;\ue005])([^,;\n]{1,10}?)(?:付|出|给|掏|承担|包)了?(?:运费|运输费|托运费|邮费)/gu,
];
const within: readonly (readonly [Role, RegExp])[] = [
  ['consignor', /[寄发装取提](?:[件货车])?(?:[的方人]|[这那][边头])|卖家|卖方|商家|货主|甲|店里|我们?店/],
  ['consignee', /[收卸接](?:[件货车])?(?:[的方人]|[这那][边头])|客人|客户|买家|买方|对方|乙/],
];
const relative =
  /^(?:我|俺|咱)?(?:[的家])?[大二三小老]?(?:爸|妈|哥|姐|弟|妹|老公|老婆|朋友|同学|儿子|女儿|叔|伯|舅|姑|姨|表|室友|亲戚)/;

/** Takes the words about who pays out of the text: 运费徐老板付, 我出运费. */
export function extractPayer(scan: Scan): Paid | undefined {
  let paid: Paid | undefined;
  for (const form of forms)
    extract(scan, form, mark.taken, (match) => {
      const who = match[1] ?? match[2] ?? '';
      if (paid || /[不没]$/.test(who)) return false;
      // 我收到再付: when it is paid says where he is.
      const isThere = /^[我俺咱]/.test(who) && /收到|到了|见[到了]?[车货]|接到/.test(match[0]);
      paid = { who: isThere ? '我收到' : who, ...spanOf(match) };
      return true;
    });
  return paid;
}

/** The side that is said to pay: by its role, its name, or as that of the writer; a supposed writer leaves it doubted. */
export function readPayer(
  { who, from, to }: Paid,
  sides: Record<Role, RecognisedParty>,
  writer: Role | undefined,
  isAsked: boolean,
  /** The code of the place that he is called by: 山东那头付. */
  place = '',
  /** What the message says of each side, where he may be spoken of by another word than his name: 她表哥 龚志刚. */
  said: Readonly<Record<Role, string>> = { consignor: '', consignee: '' },
): Recognised | undefined {
  const at = [{ from, to }];
  // Who pays when it is there is where it arrives.
  if (/^[我俺咱].*(?:收到|到了|见[到了]?车|接到)/.test(who) && writer !== 'consignor')
    return { value: 'consignee', sure: writer ? 0.9 : 0.7, at };
  const spokenOf = sideThatSays(who, said);
  // 提货人: he may fetch it where it is sent, or where it arrives.
  if (spokenOf && /^[提取接][车货]人/.test(who)) return { value: spokenOf, sure: isAsked ? 0.6 : 0.9, at };
  const told = within.filter(([, words]) => words.test(who));
  if (who.length > 2 && told.length === 1 && told[0]) return { value: told[0][0], sure: 0.9, at };
  const called = who.replace(/(?<=[方人货])[付给出]$/, '');
  const titled = roles.find(([, words]) => words.test(called))?.[0];
  // He whom the one who receives speaks of sends.
  if (/^[他她]/.test(who) && writer === 'consignee') return { value: 'consignor', sure: 0.7, at };
  // 厂家收: by that word one of the sides is called here.
  if (spokenOf && titled && !/[收寄发卸装进出]/.test(who)) return { value: spokenOf, sure: isAsked ? 0.6 : 0.9, at };
  if (titled) return { value: titled, sure: /^[他她那对]/.test(who) ? 0.7 : 0.92, at };
  if (spokenOf) return { value: spokenOf, sure: isAsked ? 0.6 : 0.9, at };
  // Whom one calls his own is the other side, as long as nobody else is named.
  if (relative.test(who)) return { value: writer === 'consignee' ? 'consignor' : 'consignee', sure: 0.6, at };
  const named = (['consignor', 'consignee'] as const).filter((role) => {
    const name = sides[role].name?.value;
    return name !== undefined && name.length > 1 && who.length > name.length && who.includes(name);
  });
  if (named.length === 1 && named[0]) return { value: named[0], sure: isAsked ? 0.6 : 0.9, at };
  const prefix = place.replace(/(?:00){1,2}$/, '');
  const placed = (['consignor', 'consignee'] as const).filter(
    (role) => prefix !== '' && sides[role].region?.value.startsWith(prefix),
  );
  if (placed.length === 1 && placed[0]) return { value: placed[0], sure: isAsked ? 0.6 : 0.85, at };
  if (/[我咱俺]|^I/i.test(who)) return { value: writer ?? 'consignor', sure: writer ? 0.9 : 0.6, at };
  if (/那[边头]|[他她]/.test(who)) return { value: writer === 'consignee' ? 'consignor' : 'consignee', sure: 0.6, at };
  const first = who.replace(/^[老小阿大](?=\p{Script=Han})/u, '').charAt(0);
  const same = (['consignor', 'consignee'] as const).filter((role) => sides[role].name?.value === who);
  const meant = (['consignor', 'consignee'] as const).filter((role) => sides[role].name?.value.includes(first));
  const [role, other] = same.length > 0 ? same : meant;
  if (!role || other) return undefined;
  return { value: role, sure: isAsked ? 0.6 : same.length > 0 ? 0.92 : 0.8, at };
}

/** The one side that is spoken of by the word that somebody is called, which stands last in what is said of him: 照旧老汪. */
function sideThatSays(who: string, said: Readonly<Record<Role, string>>): Role | undefined {
  const called = who.replace(/(?:已经|也)?[说讲]好?[了过]?[他她]?(?:来|自己)?$/, '');
  for (let length = Math.min(called.length, 5); length > 1; length -= 1) {
    const word = called.slice(-length);
    if (!/^\p{Script=Han}+$/u.test(word) || noOne.test(word)) continue;
    const saying = (['consignor', 'consignee'] as const).filter((role) => said[role].includes(word));
    if (saying.length === 1) return saying[0];
  }
  return undefined;
}
const noOne =
  /^(?:自己|本人|我[们们]?|这[边里头]|那[边里头]|直接|他们?|她们?|到[了时]|收到|送到|[到见收][车货]|全部|一起|先|都是)$/;
