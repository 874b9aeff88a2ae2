import { wordTable } from './word-table';

// Words of closed lists in lower case. The first word of each value is the one that templates show.
export const payerWords = wordTable(`
  consignor: 发货人|发货人付|寄付|寄方付|发付|现付|预付|寄件人付|发件人付|发货方付|寄付现结|consignor|sender|prepaid|sender pays|paid by sender|paid by shipper|shipper pays|寄方现付|先付
  consignee: 收货人|收货人付|到付|收方付|提付|收件人付|收车人付|收货方付|对方付|到付现结|consignee|receiver|freight collect|receiver pays|paid by receiver|consignee pays|到家付|到家再付|货到再付|车到付|车到付款|收车付|卸车付|见车付|谁收谁付|到家再付钱
  monthly: 月结|月底结|月底跟你结|月底统一结|月底一起结|月底算|account|monthly
`);
export const categoryWords = wordTable(`
  ebike: 电动自行车|电动车|电瓶车|两轮电动车|两轮电瓶车|两轮车|电自行车|电单车|电驴|小电驴|小龟|小龟王|电车|小电动|电动|e-bike|e-bikes|ebike|ebikes|electric bike|electric scooter
  motorcycle: 摩托车|摩托|两轮摩托车|二轮摩托车|电动摩托车|电动摩托|电摩|小电摩|电摩车|机车|踏板摩托车|踏板车|踏板|弯梁车|弯梁|跨骑车|跨骑|仿赛|街车|motorcycle|motorcycles|motorbike|motorbikes
  tricycle: 三轮车|电动三轮车|三轮|电动三轮|三轮摩托车|三轮摩托|三轮电动车|电三轮|正三轮|摩托三轮|摩托三轮车|老年三轮车|休闲三轮车|载货三轮车|货运三轮车|快递三轮车|三蹦子|老年代步车|tricycle|tricycles|trike
`);
export const yesNoWords = wordTable(`
  true: 是|yes|y|true|1|有|要|需要|√|对|保价
  false: 否|no|n|false|0|无|不|没有|不要|不需要|×|不保价
`);
export const batteryWords = wordTable(`
  in: 随车|在|带电池|有|in
  out: 已拆下|拆下|已拆|不带电池|无|out
`);
export const collectionWords = wordTable(`
  handed-in: 送到网点|送站|自送|否|不上门|brought in|no
  collected: 上门揽收|上门取车|上门取件|上门提车|上门|是|collected|pickup|yes
`);
export const deliveryWords = wordTable(`
  self-pickup: 到站自提|自提|self pick-up|pickup
  door: 送货上门|上门|送货|to the door|door
`);
export const packingWords = wordTable(`
  none: 不包装|无|none|no packing
  film: 缠绕膜|缠膜|film
  crate: 木架|打木架|crate
`);
