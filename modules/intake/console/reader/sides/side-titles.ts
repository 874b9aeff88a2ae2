import type { Role, Span } from '../recognised';

const sends = '启|寄|发|提|取|装|起|始|托|揽|上车|上门|出|货主|卖|从';
const receives = '收|送|卸|止|到|终|派|进|接|目的|交|买|下车';
/** What stands beside the sign in a title of a side. */
const nouns =
  '[谁号码件货车运站点地址人方的员家主出往达始电]|哪[里儿]?|承|尊姓|大名|称呼|地点|位置|城市|地区|区域|省市区?|详细|具体|联系方式|联系|联络|姓名|名字|名称|电话|手机|号码|座机|单位|公司|信息|资料|门店|店铺|仓库|客户|先生|师傅';

const formOf = (signs: string) => new RegExp(`^(?:${nouns})*(?:${signs})(?:${nouns}|${signs})*$`);
const [ofSender, ofReceiver] = [formOf(sends), formOf(receives)];

/** The side that a title of a form speaks of, whatever words it is made of: 上车点, 派送人, 承接方, 止电; undefined for those of both and of none. */
export function sideOfTitle(title: string): Role | undefined {
  // 发到哪, 车去哪: what leads there says it.
  if (/^车?[发寄送运拉]?[到去往]哪[里儿]?$/.test(title)) return 'consignee';
  // 厂家收, 家里收: somebody and what he does.
  const does = /^(?![代应预签已待未到货转])\p{Script=Han}{1,3}([收发寄])$/u.exec(title)?.[1];
  if (does && !ofSender.test(title) && !ofReceiver.test(title)) return does === '收' ? 'consignee' : 'consignor';
  if (ofSender.test(title) && !new RegExp(receives).test(title)) return 'consignor';
  return ofReceiver.test(title) && !new RegExp(sends.replace('出|', '')).test(title) ? 'consignee' : undefined;
}

/** The titles before a colon or an arrow that speak of a side; those that begin a line without one, where both sides have such a line. */
export function findTitles(text: string): (Span & { role: Role })[] {
  const titles = titlesBy(text, /(?<=^|[\s,;\])({])(\p{Script=Han}{1,8})(?=[ \t]*[:=→])/gu);
  const bare = titlesBy(text, /(?<=^[ \t]*|\n[ \t]*)(\p{Script=Han}{1,5})(?=[ \t,]+[^\s:=→,])/gu);
  return new Set(bare.map(({ role }) => role)).size === 2 ? [...titles, ...bare] : titles;
}

function titlesBy(text: string, form: RegExp): (Span & { role: Role })[] {
  return [...text.matchAll(form)].flatMap(({ index, 0: title }) => {
    // 接 beside 送 is where one fetches it, beside 发 where it arrives.
    const role = title === '接' ? undefined : sideOfTitle(title);
    return role ? [{ role, from: index, to: index + title.length }] : [];
  });
}
