import { normalise } from '@waybill/validators/cn';
import type { PartyFields } from '../form/order-fields';
import { type ImportField, type VehiclePart, vehiclePlaces } from './import-fields';

/** What a title means: a field, or a part of a side that it does not name. */
export interface Meaning {
  field?: ImportField;
  part?: PartyPart;
}

type PartyPart = keyof PartyFields;

/** A title without blanks, marks and what stands in brackets behind it. */
export function plainTitle(title: string): string {
  const plain = normalise.text(title).normalize('NFKC').toLowerCase();
  const outside = plain.replace(/[([【［].*?[)\]】］]/g, '');
  return (outside.trim() === '' ? plain : outside).replace(/[\s*：:_\-/、.·]/g, '');
}

/** The words of titles that belong to no side, those first that hold a word of another: `代收货款` holds `收货`, `电瓶车` is no battery. */
const plainRules: readonly (readonly [
  Exclude<ImportField, `vehicles.${string}` | `con${string}.${string}`>,
  RegExp,
])[] = [
  ['cashOnDelivery', /代收|货到付款|^cod$|cashondelivery|collectondelivery/],
  ['remark', /备注|附言|留言|说明|注意事项|要求|remark|notes?$|comment|memo/],
  ['furtherVehicles', /(?:更多|其他|其它|另外)车|furthervehicle|othervehicle/],
  ['quantity', /数量|[台辆件]数|几[台辆]|quantity|^qty|^count$|^units?$|^pieces?$/],
  ['payer', /付款方|付款人|付费|结算|支付方|谁付|运费支付|运费方式|payer|paidby|freightterms|paymentterms/],
  ['delivery', /(?:配送|送货|交货|提货|派送|派件|送达)方式|deliverymethod|deliverytype/],
  [
    'collectWindow',
    /(?:取|提|揽|接|上门|预约).{0,4}(?:时段|时间段|窗口|几点)|(?:collection|pickup)(?:window|time|hours)/,
  ],
  ['collectOn', /(?:取|提|揽|接|上门|预约).{0,4}(?:日期|时间|日)$|(?:collection|pickup)(?:date|day)|collectdate/],
  ['collection', /交车方式|揽[收件]方式|取[车件货]方式|提车方式|上门[取揽接提]|是否上门|^collection/],
  ['packing', /包装|打包|packing|packag/],
  ['insured', /是否保价|是否投保|^保价$|^投保$|^保险$|保价运输|insured\??$|^insurance$/],
];

const vehicleRules: readonly (readonly [VehiclePart, RegExp])[] = [
  ['value', /声明价|保价金额|保价额|保额|保价$|货值|车价|车值|价值|估价|投保金额|declaredvalue|^value|worth/],
  ['battery', /电池|电瓶(?!车)|蓄电|battery/],
  ['keys', /钥匙|^keys?$|numberofkeys/],
  ['papers', /证件|行驶证|手续|合格证|papers|documents/],
  ['plate', /车牌|牌照|号牌|上牌|牌号|plate|licen[cs]e/],
  ['frame', /车架|大架|架号|整车编?码|车辆识别|识别代码|^vin|frame|chassis/],
  ['brand', /品牌|牌子|厂牌|^brand|^make$|maker|manufacturer/],
  ['model', /型号|车款|款式|款型|车系|规格|^model/],
  ['category', /车辆类[型别]|车型|车种|类型|种类|类别|vehicletype|vehiclekind|category|^kind|^type$|^vehicle$/],
];

const sideRules = [
  [
    'consignor',
    /发货|寄货|发运|起运|始发|出发|托运|寄件|发件|寄方|发方|寄出|寄|发(?!票|动机)|sender|shipper|consignor|pickup|from|origin/,
  ],
  [
    'consignee',
    /收货|收件|收方|收车|接车|接收|目的|到达|到货|送达|收(?!款|费|益|入)|receiver|recipient|consignee|destination|deliverto|shipto|^to/,
  ],
] as const;

const partRules: readonly (readonly [PartyPart, RegExp])[] = [
  ['phone', /电话|手机|联系方式|联系号码|号码|座机|热线|phone|mobile|^tel|cell|contactno|contactnumber/],
  ['street', /地址|街道|住址|详址|门牌|address|street|addr/],
  ['region', /地区|省|区域|所在|城市|区县|^市$|^地$|region|district|city|province/],
  ['name', /^人|姓名|名字|名称|^方|单位|公司|客户|商家|门店|联系人|name|contact|company|person|party/],
];

const chinese = ['一', '二', '三', '四', '五'];

/** What a title says, whoever wrote it. */
export function meaningOf(title: string): Meaning {
  const plain = plainTitle(title);
  if (plain === '') return {};
  const sideless = plainRules.find(([, words]) => words.test(plain));
  if (sideless) return { field: sideless[0] };
  const { place, rest } = vehicleNumber(plain);
  const part = vehicleRules.find(([, words]) => words.test(rest))?.[0];
  if (part) return { field: `vehicles.${place}.${part}` };
  return partyMeaning(plain);
}

/** `品牌2`, `车辆2品牌`, `第二辆车架号`, `2号车型号`: which vehicle is meant, from 0. */
function vehicleNumber(plain: string): { place: (typeof vehiclePlaces)[number]; rest: string } {
  const number = /第([1-5一二三四五])[台辆]?车?|(?:车辆?|vehicle)([1-5一二三四五])|([1-5])号车|([1-5一二三四五])$/;
  const found = number.exec(plain);
  const sign = found?.slice(1).find(Boolean);
  if (!found || !sign) return { place: 0, rest: plain };
  const at = chinese.includes(sign) ? chinese.indexOf(sign) : Number(sign) - 1;
  return { place: vehiclePlaces[at] ?? 0, rest: plain.replace(found[0], '') };
}

function partyMeaning(plain: string): Meaning {
  const sides = sideRules.filter(([, words]) => words.test(plain));
  // A title that names both sides belongs to neither.
  if (sides.length > 1) return {};
  const [side] = sides;
  const rest = side ? plain.replace(side[1], '') : plain;
  const part = partRules.find(([, words]) => words.test(rest))?.[0];
  if (!side) return part ? { part } : {};
  // `寄件` alone is who sends.
  if (part || rest === '') return { field: `${side[0]}.${part ?? 'name'}` };
  return {};
}
