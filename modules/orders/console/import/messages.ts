import { defineMessages } from '@waybill/ui-shell';

/** Messages of the import of orders: its own, and its words for texts of any import. */
export const importMessages = defineMessages('orderImport', {
  lead: {
    zh: '一行一单，最多 {most} 行；列名可以不同，下一步再对应',
    en: 'One order a row, at most {most} rows; columns may have other names and are matched next',
  },
  templateName: { zh: '运单导入模板', en: 'Order import template' },
  kindFromBrand: { zh: '按品牌判断，品牌不止一种时要选', en: 'By the brand; asked where it makes several kinds' },
  double: { zh: '可能重复', en: 'Double?' },
  doubleOfOrder: {
    zh: '和 {at} 的运单 {orderNo} 收发双方、车辆、线路相同',
    en: 'Same parties, vehicles and route as order {orderNo} of {at}',
  },
  past: { zh: '日期已过', en: 'Day is over' },
  pastDay: { zh: '揽收日期 {day} 已过', en: 'It was to be collected on {day}' },
  holdsPhone: {
    zh: '这里混有电话，请只留姓名或地址，电话填到电话栏',
    en: 'There is a phone in it. Leave the name or the street, and write the phone into its own field.',
  },
  madeNumber: {
    zh: '这里只有一个数字，请填完整的街道和门牌',
    en: 'This is nothing but a number. Write street and number.',
  },
  noBrand: { zh: '这里没有品牌的名字', en: 'There is no name of a brand in it' },
  otherRegion: {
    zh: '地址写的地区和地区栏不一样，请改成同一个',
    en: 'The street names another region than the region’s own field. Make them one.',
  },
  quantity: {
    zh: '数量应为 1 到 20，并与列出的车辆一致',
    en: 'A number from 1 to 20 that fits the vehicles listed',
  },
  numbersOfEach: {
    zh: '{count} 辆车要有 {count} 个号，用顿号分开，或都不填',
    en: 'Enter {count} numbers with commas, one for each vehicle, or none',
  },
  furtherVehicles: {
    zh: '看不懂其中的车辆，请写成“品牌 型号 x2”，用顿号分开',
    en: 'Write brand, model and x2, with commas between vehicles',
  },
  collectWindow: { zh: '请写成 09:00-12:00', en: 'Write it as 09:00-12:00' },
  notCollected: { zh: '写了揽收时间，交车方式却是送到网点', en: 'There is a time of collection, but it is brought in' },
  collectOn: { zh: '请写成 2025-03-12', en: 'Write it as 2025-03-12' },
  region: {
    zh: '请写到区县，例如 浙江省杭州市余杭区',
    en: 'Write it down to the district, e.g. 浙江省杭州市余杭区',
  },
});

/** Words of the import of orders for texts of any import. */
export const importWords = defineMessages('orderImportWords', {
  stepRows: { zh: '核对并下单', en: 'Check and place' },
  sameAsRow: {
    zh: '和第 {number} 行的收发双方、车辆、线路相同',
    en: 'Same parties, vehicles and route as row {number}',
  },
  comparing: {
    zh: '正在和近 30 天的运单比对 {done}／{total}',
    en: 'Comparing with the last 30 days: {done} of {total}',
  },
  uncompared: {
    zh: '没能和近 30 天的运单比对，比对之前不会下单',
    en: 'The rows could not be compared with the last 30 days. None is placed before.',
  },
  readyCount: { zh: '可以下单 {count} 单', en: '{count, plural, one {# order is right} other {# orders are right}}' },
  leftCount: { zh: '不下单 {count} 行', en: '{count, plural, one {# row left out} other {# rows left out}}' },
  savedCount: { zh: '已下单 {count} 单', en: '{count, plural, one {# order placed} other {# orders placed}}' },
  ready: { zh: '可下单', en: 'Right' },
  left: { zh: '不下单', en: 'Left out' },
  saved: { zh: '已下单', en: 'Placed' },
  sendAnyway: { zh: '照样下单', en: 'Place it anyway' },
  leaveOut: { zh: '不下单', en: 'Leave it out' },
  sendAllAnyway: { zh: '待确认的都照样下单', en: 'Place all of them anyway' },
  leaveAllOut: { zh: '待确认的都不下单', en: 'Leave all of them out' },
  send: { zh: '下单 {count} 单', en: 'Place {count, plural, one {# order} other {# orders}}' },
  sending: { zh: '正在下单 {done}／{total}', en: 'Placing {done} of {total}' },
  lost: {
    zh: '连接中断，已下单 {done} 单。继续时不会重复下单。',
    en: 'The connection was lost after {done} orders. Going on places none of them twice.',
  },
  rest: { zh: '下载没有下单的 {count} 行', en: 'Download the {count, plural, one {# row} other {# rows}} not placed' },
  restName: { zh: '未下单的行', en: 'Rows not placed' },
  done: { zh: '全部下单完成', en: 'All orders are placed' },
});
