import type { Recognised, RecognisedOrder, RecognisedParty, RecognisedVehicle } from '../recognise/recognised';

const categoryWords = { ebike: '电动自行车', motorcycle: '摩托车', tricycle: '三轮车' };
const payerWords: Readonly<Record<string, string>> = { consignor: '发货人', consignee: '收货人', monthly: '月结' };

const titles = [
  ...['发货人', '收货人'].flatMap((side) => ['姓名', '电话', '地区', '详细地址'].map((part) => `${side}${part}`)),
  ...['车辆类型', '车辆品牌', '车辆型号', '车牌', '车架', '价值', '台数', '其他车辆'],
  ...['付款', '揽收方式', '取件日期', '保价', '代收', '留言'],
];

/**
 * Orders as rows under titles that the import knows. What is not certain is not said: a row asks for it. The sides of an order that does
 * not say them stay empty; `namesOf` gives the names of a region.
 */
export function toImportTable(orders: readonly RecognisedOrder[], namesOf: (code: string) => string[]): string[][] {
  return [titles.slice(), ...orders.map((order) => toRow(order, namesOf))];
}

function toRow(
  { consignor, consignee, vehicles, order, isAsked, rest }: RecognisedOrder,
  namesOf: (code: string) => string[],
): string[] {
  const side = ({ name, phone, region, street }: RecognisedParty) =>
    isAsked
      ? ['', '', '', '']
      : [textOf(name), textOf(phone), region ? namesOf(region.value).join('') : '', textOf(street)];
  const [first = {}, ...more] = vehicles;
  const { insuredValue, payer, day, cashOnDelivery, remark } = order;
  const left = rest.map(({ text }) => text).join(' ');
  return [
    ...side(consignor),
    ...side(consignee),
    first.category ? categoryWords[first.category.value] : '',
    textOf(first.brand),
    textOf(first.model),
    textOf(first.plate),
    textOf(first.frame),
    textOf(insuredValue),
    textOf(first.quantity),
    more.map(toListed).join('、'),
    payer ? (payerWords[payer.value] ?? '') : '',
    day ? '上门' : '',
    textOf(day),
    insuredValue ? '是' : '',
    textOf(cashOnDelivery),
    [textOf(remark), left].filter(Boolean).join(' '),
  ];
}

const textOf = (found: Recognised | undefined) => found?.value ?? '';

const toListed = ({ brand, model, quantity }: RecognisedVehicle) =>
  [textOf(brand), textOf(model), `x${quantity?.value ?? 1}`].filter(Boolean).join(' ');
