import { wordTable } from './word-table';

// Words of titles, in lower case without spaces. A word behind `=` is a whole title, any other one may be a part of a title.
export const sideTitles = wordTable(`
  consignor: =发|=寄|=提|=取|=装|=起|=从|=出|=托|发货|发件|发车|寄件|寄货|寄车|发运|起运|始发|出发|托运|寄方|发方|寄出|发出|起点|发站|货源|取车|取件|取货|提车|提货|提件|装车|装货|揽收|揽件|上家|卖家|卖方|货主|车主|出库|出货|sender|shipper|consignor|shipfrom|pickup|pick-up|from|origin
  consignee: =收|=送|=卸|=止|=到|=终|=至|=派|=交|=接|收货|收件|收车|收方|收的|接车|接货|接收|签收|目的|到达|到货|到站|送达|送到|送货|送车|送件|终点|卸车|卸货|交车|交货|派送|派件|下家|买家|买方|进车|receiver|recipient|consignee|destination|deliverto|delivery|shipto|dropoff|drop-off|to
`);

export const partTitles = wordTable(`
  phone: =tel|联系电话|电话号码|手机号码|联系方式|联系号码|手机号|电话|手机|号码|座机|热线|phone|mobile|cell|contactno|contactnumber
  street: 详细地址|地址|街道|住址|详址|门牌|address|street|addr
  region: =市|=地|所在地区|省市区|地区|省份|区域|所在地|城市|区县|region|district|city|province
  name: =人|=方|联系人|姓名|名字|名称|称呼|单位|公司|客户|商家|门店|name|contact|company|person|party
`);

/** Parts of a vehicle, in the order of templates and of lists in one cell. */
export const vehicleTitles = wordTable(`
  category: =车|=货|=车辆|=货物|=物品|=品名|=商品|=托运物|=托运车辆|=托运物品|=车型品牌|=type|=vehicle|车辆类型|车辆类别|车辆种类|车型|车种|类型|种类|类别|vehicletype|vehiclekind|category|kind
  brand: =make|品牌|牌子|厂牌|brand|maker|manufacturer
  model: 型号|车款|款式|款型|车系|规格|model
  plate: 车牌号码|车牌号|车牌|牌照|号牌|上牌|牌号|plate|license|licence
  frame: 车架号|大架号|车架|大架|架号|整车编码|整车编号|车辆识别|识别代码|vin|frame|chassis
  value: =保价|声明价值|声明价|保价金额|保价额|保额|货值|车价|车值|价值|估价|投保金额|declaredvalue|value|worth
  battery: 电池|电瓶|蓄电|battery
  keys: =key|=keys|钥匙|numberofkeys
  papers: 证件|行驶证|手续|合格证|papers|documents
`);

export const termTitles = wordTable(`
  cashOnDelivery: =cod|代收货款|代收款|代收|货到付款|cashondelivery|collectondelivery
  remark: =note|=notes|备注|附言|留言|说明|注意事项|要求|remark|comment|memo
  furtherVehicles: 更多车|其他车|其它车|另外车|furthervehicle|othervehicle
  quantity: =件|=数|=qty|=count|=unit|=units|=piece|=pieces|数量|台数|辆数|件数|几台|几辆|quantity
  payer: 付款方式|付款方|付款人|付费方式|付费|付款|结算方式|结算|支付方|谁付|运费支付|运费方式|payer|paidby|freightterms|paymentterms
  delivery: 配送方式|送货方式|交货方式|提货方式|派送方式|派件方式|送达方式|deliverymethod|deliverytype
  collectWindow: 取件时段|上门时段|提车时段|取车时段|预约时段|揽收时段|collectionwindow|pickupwindow|collectiontime|pickuptime|collectionhours|pickuphours
  collectOn: 取件日期|取件时间|取车日期|取车时间|取货日期|取货时间|提车日期|提车时间|提货日期|提货时间|揽收日期|揽收时间|上门日期|上门时间|预约日期|预约时间|collectiondate|collectionday|pickupdate|pickupday|collectdate|pick-up date|pickup date|pick up date|pick up on|pickup on|发货时间|装车时间|发车时间|取件日|提车日|上门取件时间|期望取件时间|期望时间|日期|时间
  collection: 交车方式|揽收方式|揽件方式|取车方式|取件方式|取货方式|提车方式|上门取|上门揽|上门接|上门提|是否上门|collection
  packing: 包装|打包|packing|packag
  insured: =保险|=投保|=insurance|是否保价|是否投保|保价运输|insured
`);
