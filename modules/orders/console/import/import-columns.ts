import {
  type RowField,
  termWords,
  type VehiclePart,
  vehicleParts,
  vehiclePlaces,
  vehicleWords,
} from '@waybill/intake/console';
import { kitMessages } from '@waybill/kit/console';
import type { ImportColumn } from '@waybill/ui-shell/import';
import { orderMessages } from '../shared/messages';
import { importMessages } from './messages';

type Column = ImportColumn<RowField>;

const partyColumns = (party: 'consignor' | 'consignee', examples: readonly string[]) =>
  (['name', 'phone', 'region', 'street'] as const).map(
    (part, at): Column => ({
      field: `${party}.${part}`,
      title: orderMessages[part],
      group: orderMessages[party],
      // A street may begin with its region.
      required: part !== 'region',
      neverDate: part !== 'phone',
      example: examples[at] ?? '',
    }),
  );

const yesNo = { true: kitMessages.yes, false: kitMessages.no };

const vehicleColumns: Readonly<Record<VehiclePart, Omit<Column, 'field'>>> = {
  category: {
    title: orderMessages.category,
    // Many call the model 车型, which others call the kind.
    aliases: ['车型'],
    hint: importMessages.kindFromBrand,
    choices: { ebike: kitMessages.ebike, motorcycle: kitMessages.motorcycle, tricycle: kitMessages.tricycle },
    words: vehicleWords.category ?? {},
    example: '电动自行车',
  },
  brand: { title: orderMessages.brand, required: true, neverDate: true, example: '小牛' },
  model: { title: orderMessages.model, aliases: ['车型'], neverDate: true, example: 'NQi' },
  plate: { title: orderMessages.plate, kind: 'code' },
  frame: { title: orderMessages.vin, kind: 'code' },
  value: { title: orderMessages.declaredValue, kind: 'number', example: '3500' },
  battery: {
    title: orderMessages.battery,
    choices: { in: orderMessages.in, out: orderMessages.out },
    words: vehicleWords.battery ?? {},
    example: '随车',
  },
  keys: { title: orderMessages.keys, kind: 'number', example: '2' },
  papers: { title: orderMessages.papers, choices: yesNo, words: vehicleWords.papers ?? {}, example: '否' },
};

const firstVehicle = vehicleParts.map((part): Column => ({ ...vehicleColumns[part], field: `vehicles.0.${part}` }));

const furtherVehicles = vehiclePlaces.slice(1).flatMap((place) =>
  vehicleParts.map((part): Column => {
    const { required: _, aliases: __, ...column } = vehicleColumns[part];
    return { ...column, field: `vehicles.${place}.${part}`, number: place + 1 };
  }),
);

/** The columns of orders in tables: those of the template, then those of further vehicles. */
export const importColumns: readonly Column[] = [
  ...partyColumns('consignor', ['张三', '13812345678', '浙江省杭州市余杭区', '文一西路 969 号']),
  ...partyColumns('consignee', ['上海小李车行', '021-62345678-12', '上海市浦东新区', '世纪大道 100 号']),
  ...firstVehicle,
  { field: 'quantity', title: orderMessages.quantity, kind: 'number' },
  { field: 'furtherVehicles', title: orderMessages.furtherVehicles },
  {
    field: 'payer',
    title: orderMessages.payer,
    choices: { consignor: orderMessages.consignor, consignee: orderMessages.consignee, monthly: orderMessages.monthly },
    words: termWords.payer,
    example: '发货人',
  },
  {
    field: 'collection',
    title: orderMessages.collection,
    choices: { 'handed-in': orderMessages['handed-in'], collected: orderMessages.collectedAt },
    words: termWords.collection,
  },
  { field: 'collectOn', title: orderMessages.collectOn, kind: 'day' },
  { field: 'collectWindow', title: orderMessages.collectWindow },
  {
    field: 'delivery',
    title: orderMessages.delivery,
    choices: { 'self-pickup': orderMessages['self-pickup'], door: orderMessages.door },
    words: termWords.delivery,
    example: '到站自提',
  },
  {
    field: 'packing',
    title: orderMessages.packing,
    choices: { none: orderMessages.none, film: orderMessages.film, crate: orderMessages.crate },
    words: termWords.packing,
    example: '不包装',
  },
  {
    field: 'insured',
    title: orderMessages.insured,
    aliases: ['保价'],
    choices: yesNo,
    words: termWords.insured,
    example: '否',
  },
  { field: 'cashOnDelivery', title: orderMessages.cashOnDelivery, kind: 'number' },
  { field: 'remark', title: orderMessages.remark },
  ...furtherVehicles,
];

/** The columns of the template, which exports write as well. */
export const templateColumns: readonly Column[] = importColumns.filter(({ number }) => number === undefined);
