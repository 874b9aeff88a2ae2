export const streetSign = /\d|^[东南西北中上下][段头侧]$|[路街道巷弄镇乡村号室栋幢座楼院园城厦里区]/;
export const roads = /[路街道巷弄镇乡村庄屯里苑园区城湾桥厦场口]|大道|广场|市场|工业区|小区|号|\d/;
export const beside = /(?:旁边?|对面|附近|后面|前面|隔壁|楼下|门口|里面|交叉口|路口|斜对面|院内|内)$/;
export const landmark =
  /(?:门面|广场|商场|超市|大润发|万达|沃尔玛|银行|酒店|宾馆|饭店|宿舍|学校|[小中大]学|医院|车站|地铁站|[站店铺馆库仓门口侧处厂]|停车场|电梯口|中心|[东南西北](?:面|侧|边)?|[A-Z]座)$/;
/** Words of a person to another one, which are no place. */
export const spoken =
  /^大[概约]|线路$|几天|多久|^我?(?:老家|家里|学校|单位)$|具体|[没未待]定|不定|还没|到时|再说|有人|没人|白天|晚上|在家|店里$|上班|随时|提前|打电话|钥匙|电池|头盔|多少|(?:拉|取|提|接)车$/;
/** What the part of an address ends with that tells the house. */
export const houseEnd = `(?:[号室楼栋幢座层弄组队屯寨]|单元|[A-Z]座|号楼)`;
