import type { ShellMessage, Text } from '@waybill/ui-shell';
import { kitMessages } from '../../kit/messages';
import { orderMessages } from '../messages';

type PartyPart = 'name' | 'phone' | 'region' | 'street';

/** A column of an order in a spreadsheet; the name is the path of the field in the form of an order. */
export type ImportField =
  | `${'consignor' | 'consignee'}.${PartyPart}`
  | `vehicles.0.${'category' | 'brand' | 'model' | 'plate' | 'frame' | 'value' | 'battery' | 'keys' | 'papers'}`
  | 'payer'
  | 'delivery'
  | 'packing'
  | 'insured'
  | 'cashOnDelivery'
  | 'remark';

/** The texts of a row by field. */
export type ImportCells = Readonly<Record<ImportField, string>>;

export interface ImportColumn {
  field: ImportField;
  label: ShellMessage;
  /** The side whose name stands before the label. */
  party?: 'consignor' | 'consignee';
  needed?: true;
  /** Other titles that mean it, in lower case without spaces. */
  titles: readonly string[];
  /** The words for each value of a closed list; the first of each is written into templates. */
  words?: Readonly<Record<string, readonly string[]>>;
  /** The value where the cell is empty. */
  fallback?: string;
  example: string;
}

const sides = {
  consignor: ['发货', '寄件', '发件', '寄方', 'sender', 'from', 'consignor'],
  consignee: ['收货', '收件', '收方', 'receiver', 'recipient', 'to', 'consignee'],
} as const;
const parts: Record<PartyPart, readonly string[]> = {
  name: ['人', '人姓名', '姓名', '方', '单位', '联系人', 'name'],
  phone: [
    '电话',
    '人电话',
    '手机',
    '人手机',
    '手机号',
    '人手机号',
    '联系电话',
    '人联系电话',
    '方电话',
    'phone',
    'mobile',
    'tel',
  ],
  region: ['地区', '人地区', '人所在地区', '省市区', '人省市区', '区域', 'region', 'district'],
  street: ['地址', '人地址', '详细地址', '人详细地址', '街道', 'street', 'address'],
};

const partyColumn = (
  party: 'consignor' | 'consignee',
  part: PartyPart,
  label: ShellMessage,
  example: string,
): ImportColumn => ({
  field: `${party}.${part}`,
  label,
  party,
  needed: true,
  titles: sides[party].flatMap((side) => parts[part].map((word) => `${side}${word}`)),
  example,
});

const yesNo = {
  true: ['是', 'yes', 'y', 'true', '1', '有', '保价'],
  false: ['否', 'no', 'n', 'false', '0', '无', '不保价'],
};

/** The columns of an import, in the order of the template. */
export const importColumns: readonly ImportColumn[] = [
  partyColumn('consignor', 'name', orderMessages.name, '张三'),
  partyColumn('consignor', 'phone', orderMessages.phone, '13812345678'),
  partyColumn('consignor', 'region', orderMessages.region, '浙江省杭州市余杭区'),
  partyColumn('consignor', 'street', orderMessages.street, '文一西路 969 号'),
  partyColumn('consignee', 'name', orderMessages.name, '上海小李车行'),
  partyColumn('consignee', 'phone', orderMessages.phone, '021-62345678-12'),
  partyColumn('consignee', 'region', orderMessages.region, '上海市浦东新区'),
  partyColumn('consignee', 'street', orderMessages.street, '世纪大道 100 号'),
  {
    field: 'vehicles.0.category',
    label: orderMessages.category,
    needed: true,
    titles: ['车辆类型', '车型', '类型', '车辆种类', 'vehicle', 'category', 'kind'],
    words: {
      ebike: ['电动自行车', '电动车', '电瓶车', '两轮电动车', 'e-bike', 'ebike'],
      motorcycle: ['摩托车', '摩托', '两轮摩托车', 'motorcycle', 'motorbike'],
      tricycle: ['三轮车', '电动三轮车', '三轮', 'tricycle'],
    },
    example: '电动自行车',
  },
  {
    field: 'vehicles.0.brand',
    label: orderMessages.brand,
    needed: true,
    titles: ['车辆品牌', 'make'],
    example: '小牛',
  },
  { field: 'vehicles.0.model', label: orderMessages.model, titles: ['车辆型号', '车款'], example: 'NQi' },
  { field: 'vehicles.0.plate', label: orderMessages.plate, titles: ['车牌', '牌照', 'platenumber'], example: '' },
  {
    field: 'vehicles.0.frame',
    label: orderMessages.vin,
    titles: ['车架', '整车编码', 'vin', 'frame', '车架号/整车编码'],
    example: '',
  },
  {
    field: 'vehicles.0.value',
    label: orderMessages.declaredValue,
    titles: ['价值', '货值', 'value', '声明价值(元)'],
    example: '3500',
  },
  {
    field: 'vehicles.0.battery',
    label: orderMessages.battery,
    titles: ['电池情况'],
    words: { in: ['随车', '在', '带电池', 'in'], out: ['已拆下', '拆下', '不带电池', 'out'] },
    fallback: 'in',
    example: '随车',
  },
  { field: 'vehicles.0.keys', label: orderMessages.keys, titles: ['钥匙', '钥匙数'], fallback: '1', example: '2' },
  {
    field: 'vehicles.0.papers',
    label: orderMessages.papers,
    titles: ['证件', '行驶证', 'papers'],
    words: yesNo,
    fallback: 'false',
    example: '否',
  },
  {
    field: 'payer',
    label: orderMessages.payer,
    titles: ['付款', '付费方式', '付款人', '结算方式', 'payer'],
    words: {
      consignor: ['发货人', '发货人付', '寄付', '寄方付', 'consignor', 'sender'],
      consignee: ['收货人', '收货人付', '到付', '收方付', 'consignee', 'receiver'],
      monthly: ['月结', 'account', 'monthly'],
    },
    fallback: 'consignor',
    example: '发货人',
  },
  {
    field: 'delivery',
    label: orderMessages.delivery,
    titles: ['配送方式', '送货方式', 'delivery'],
    words: {
      'self-pickup': ['到站自提', '自提', 'self pick-up', 'pickup'],
      door: ['送货上门', '上门', '送货', 'to the door', 'door'],
    },
    fallback: 'self-pickup',
    example: '到站自提',
  },
  {
    field: 'packing',
    label: orderMessages.packing,
    titles: ['包装方式', 'packing'],
    words: {
      none: ['不包装', '无', 'none'],
      film: ['缠绕膜', '缠膜', 'film'],
      crate: ['木架', '打木架', 'crate'],
    },
    fallback: 'none',
    example: '不包装',
  },
  {
    field: 'insured',
    label: orderMessages.insured,
    titles: ['保价', '保险', 'insured'],
    words: yesNo,
    fallback: 'false',
    example: '否',
  },
  { field: 'cashOnDelivery', label: orderMessages.cashOnDelivery, titles: ['代收', '代收款', 'cod'], example: '' },
  { field: 'remark', label: orderMessages.remark, titles: ['说明', '留言', 'note', 'remarks'], example: '' },
];

/** The words that a closed list offers for repair, by field: what stands in its cells and what the screen calls it. */
export const importChoices: Readonly<Partial<Record<ImportField, Readonly<Record<string, Text>>>>> = {
  'vehicles.0.category': {
    ebike: kitMessages.ebike,
    motorcycle: kitMessages.motorcycle,
    tricycle: kitMessages.tricycle,
  },
  'vehicles.0.battery': { in: orderMessages.in, out: orderMessages.out },
  'vehicles.0.papers': { true: kitMessages.yes, false: kitMessages.no },
  payer: { consignor: orderMessages.consignor, consignee: orderMessages.consignee, monthly: orderMessages.monthly },
  delivery: { 'self-pickup': orderMessages['self-pickup'], door: orderMessages.door },
  packing: { none: orderMessages.none, film: orderMessages.film, crate: orderMessages.crate },
  insured: { true: kitMessages.yes, false: kitMessages.no },
};
