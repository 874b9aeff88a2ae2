import { kitMessages } from '@waybill/kit/console';
import type { ShellMessage, Text } from '@waybill/ui-shell';
import { vehicleFields } from '../../contract/fields';
import type { PartyFields } from '../form/order-fields';
import { orderMessages } from '../shared/messages';

type PartyPart = keyof PartyFields;

/** What a column says of one vehicle, in the order of the template. */
export const vehicleParts = Object.keys(vehicleFields) as VehiclePart[];
export type VehiclePart = keyof typeof vehicleFields;

/** Vehicles of a row that have columns of their own: the first, and those of titles with a number. */
export const vehiclePlaces = [0, 1, 2, 3, 4] as const;

/** A column of an order in a spreadsheet; the name is the path of the field in the form of an order where there is one. */
export type ImportField =
  | `${'consignor' | 'consignee'}.${PartyPart}`
  | `vehicles.${(typeof vehiclePlaces)[number]}.${VehiclePart}`
  | 'quantity'
  | 'furtherVehicles'
  | 'payer'
  | 'collection'
  | 'collectOn'
  | 'collectWindow'
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
  /** The number of a further vehicle, from 2; its column is in no template. */
  vehicle?: number;
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

/** The columns of the template, in its order. */
export const templateColumns: readonly ImportColumn[] = [
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
    titles: ['车架', '整车编码', 'vin', 'frame'],
    example: '',
  },
  {
    field: 'vehicles.0.value',
    label: orderMessages.declaredValue,
    titles: ['价值', '货值', 'value'],
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
  { field: 'quantity', label: orderMessages.quantity, titles: ['台数', '辆数', 'quantity', 'qty'], example: '' },
  { field: 'furtherVehicles', label: orderMessages.furtherVehicles, titles: ['其他车辆', '其它车辆'], example: '' },
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
    field: 'collection',
    label: orderMessages.collection,
    titles: ['揽收方式', '揽件方式', '取件方式', 'collection'],
    words: {
      'handed-in': ['送到网点', '送站', '自送', '否', '不上门', 'brought in', 'no'],
      collected: ['上门揽收', '上门取车', '上门取件', '上门', '是', 'collected', 'pickup', 'yes'],
    },
    example: '',
  },
  { field: 'collectOn', label: orderMessages.collectOn, titles: ['取件日期', '上门日期'], example: '' },
  { field: 'collectWindow', label: orderMessages.collectWindow, titles: ['取件时段', '上门时段'], example: '' },
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
      none: ['不包装', '无', 'none', 'no packing'],
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

/** All columns that an import knows: those of the template, then those of further vehicles. */
export const importColumns: readonly ImportColumn[] = [
  ...templateColumns,
  ...vehiclePlaces.slice(1).flatMap((place) =>
    vehicleParts.map((part): ImportColumn => {
      const { needed: _, ...first } = templateColumns.find(
        ({ field }) => field === `vehicles.0.${part}`,
      ) as ImportColumn;
      return { ...first, field: `vehicles.${place}.${part}`, titles: [], vehicle: place + 1 };
    }),
  ),
];

/** The words that a closed list offers for repair, by field: what stands in its cells and what the screen calls it. */
export const importChoices: Readonly<Partial<Record<ImportField, Readonly<Record<string, Text>>>>> = {
  ...Object.fromEntries(
    vehiclePlaces.flatMap((place) => [
      [
        `vehicles.${place}.category`,
        { ebike: kitMessages.ebike, motorcycle: kitMessages.motorcycle, tricycle: kitMessages.tricycle },
      ],
      [`vehicles.${place}.battery`, { in: orderMessages.in, out: orderMessages.out }],
      [`vehicles.${place}.papers`, { true: kitMessages.yes, false: kitMessages.no }],
    ]),
  ),
  collection: { 'handed-in': orderMessages['handed-in'], collected: orderMessages.collectedAt },
  payer: { consignor: orderMessages.consignor, consignee: orderMessages.consignee, monthly: orderMessages.monthly },
  delivery: { 'self-pickup': orderMessages['self-pickup'], door: orderMessages.door },
  packing: { none: orderMessages.none, film: orderMessages.film, crate: orderMessages.crate },
  insured: { true: kitMessages.yes, false: kitMessages.no },
};
