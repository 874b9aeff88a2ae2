import { listOf } from './list-of';

/** What is done at a side: a title before it, or a word behind it. */
export const acts = {
  consignor: listOf(
    '发货|发件|发车|寄件|寄货|寄车|发运|起运|始发|出发|寄出|发出|揽收|揽件|装车|装货|出库|出货|出车|寄的|发的|上门提车|上门取件|上门取车|上门提货|上门揽收|上车|出库|托运人|托运方',
  ),
  consignee: listOf(
    '收货|收件|收车|签收|卸车|卸货|派送|派件|到货|进车|入库|收的|送车|送货|送件|寄到的|下车|送到的|运到的|接收|查收|到了联系|到了打|到了找|送到联系|到后联系|到了打电话给',
  ),
};

/** The carrier does it at one side, and either side does it as well: alone it says too little. */
export const weakActs = {
  consignor: listOf(
    '提车|提货|提件|取车|取件|取货|拿车|拿货|接到车|去提|去取|来提|来取|来拿|来拉|拉车|上门提|上门取|上门拉',
  ),
  consignee: listOf('接车|接货|交车|交货|交付'),
};

/** Names of a side. */
export const sideNouns = {
  consignor: listOf(
    '起点|发站|发站点|货源|上家|卖家|卖方|卖主|货主|车主|原车主|寄方|发方|寄件方|发货方|发件方|始发地|始发站|起运地|出发地|出发点|起始地|发货仓|发货仓库|寄货方|' +
      '从哪|从哪里|甲方|sender|consignor|shipper|ship from|pickup|pick up|pick-up|pickup from|seller|origin',
  ),
  consignee: listOf(
    '目的地|目的|目的站|到站|终点|终点站|下家|买家|买方|买主|收方|收件方|收货方|到达地|到达站|到达|抵达|接车方|收货门店|客户|客户家|客户那边|' +
      '到哪|到哪里|去哪|送哪|乙方|receiver|consignee|recipient|ship to|deliver to|delivery to|delivery|drop off|drop-off|dropoff|drop|buyer|destination',
  ),
};

/** Words that go on with the title of a side, and the field that they speak of. */
export const titleEnds = {
  name: listOf(
    '人|方|找|人名|的人|那个人|联系人|的人是|人是|人叫|的人叫|的是|人姓名|方姓名|单位|公司|客户|者|人名字|的名字|人信息|方信息',
  ),
  phone: listOf(
    '电话|人电话|手机|人手机|人手机号|手机号|号码|人联系电话|联系电话|人联系方式|联系方式|联系|方电话|电话号码|的电话',
  ),
  region: listOf('地区|省市区|城市'),
  street: listOf(
    '地址|人地址|地|点|处|站|地点|位置|方地址|详细地址|人详细地址|仓库|仓|门店|店|地是|地在|点在|地址是|地址在|在',
  ),
  none: listOf('信息|资料|那边|那头|这边|那里|的|是|去|方面'),
};

const moves = listOf(
  '寄|发|送|运|拉|托运|邮|快递|退|搬|拖|捎|弄|带|卖|走|发货|寄车|发车|派|返|配送|骑|送货|物流走|走物流|转',
);
const goals = listOf('到|往|给|至|去|回|回到|过去|去到|到达|抵|返');

/** Words between two sides: the vehicle goes from what stands before to what stands behind. */
export const ways = [
  ...moves.flatMap((move) => goals.map((goal) => `${move}${goal}`)),
  ...listOf('寄我家|送我家|发我家|拉我家|交给|转交给|转交|给到|送交|送达|返厂到|寄给我|去往|前往|开到|骑到|to'),
];

/** Words before the place where the vehicle is. */
export const origins = listOf(
  '从|由|自|打|都从|都走|都由|都是从|统一从|统一走|从我仓库|从我们仓库|从仓库|从我店里|从我店|从我们店|从厂里|从我们厂|从店里|发自|寄自|来自|运自|从我|从我们|先去|先到|改从|车在|车停在|停在|放在|车放在|货在|车现在在|现在在|车子在|车子停在|摩托在|电动车在|仓库在|工厂在|我们工厂在|店在|厂在|公司在|学校在|宿舍在|门店在|车就在|就在|提货点在|取车点在|from',
);

/** Single signs of a side, as titles, between two sides, or behind one. */
export const signs = { consignor: '发寄提取装起出托接', consignee: '收送到卸止终至派去给交进往' };
/** Signs that also lead from one side to the other. */
export const waySigns = '发寄送运拉到去至给走往回返→';

/** Words that point at what stands beside them. */
export const points = listOf(
  '这里|这边|那里|那边|这个|那个|这是|那是|以上|以上是|上面是|上面的是|就是|是|这个是|那个是|那个才是|这就是|此处|这儿|那儿|才是',
);

/** Words of the writer about himself; the field that follows where the word says it. */
export const selfWords = {
  none: listOf(
    '我|我们|我的|我这|我这边|我这里|我这儿|我家|我在|我人在|我住|我住在|我们在|我们这边|我们这里|我是在|本人|本人在|我自己|我们店|我们厂|我店|自己',
  ),
  name: listOf('我叫|我是|我姓|我名字|我的名字|我名字叫|我的姓名|本人姓名'),
  phone: listOf('我电话|我的电话|我手机|我的手机|我号码|我的号码|我手机号|联系我|我电话是|我的电话是|打我'),
  street: listOf('我地址|我的地址|我地址是|我的地址是|我的地址在'),
};

const kin =
  '爸|妈|爸爸|妈妈|哥|姐|弟|妹|哥哥|姐姐|弟弟|妹妹|表哥|表姐|表弟|表妹|堂哥|堂弟|叔|伯|舅|姑|姨|叔叔|舅舅|姑姑|阿姨|爷爷|奶奶|外公|外婆|老公|老婆|媳妇|儿子|女儿|闺女|孙子|' +
  '朋友|同学|同事|室友|战友|亲戚|对象|男友|女友|男朋友|女朋友|客户|老乡|哥们|小舅子|老表|姐夫|妹夫|侄子|外甥|外甥女|小叔|大伯|老舅|二叔|三叔|岳父|岳母|老丈人|老爸|老妈|老爷子';
/** Words of the writer about somebody at the other side. */
export const otherWords = {
  none: [
    ...listOf('他|她|对方|那边|那头|老家|他们|她们|对方那边|人家|他那边|她那边|老家是|老家在|他在|她在|对方在|我老家'),
    ...kin.split('|').flatMap((one) => [`我${one}`, `他${one}`, `她${one}`]),
    ...listOf('表哥|表姐|表弟|表妹|女儿|儿子|老婆|老公|老爸|老妈|妈妈|爸爸|弟弟|妹妹|哥哥|姐姐'),
  ],
  name: listOf('他叫|她叫|对方叫|那边叫|对方姓名|他姓|她姓'),
  phone: listOf('他电话|她电话|对方电话|那边电话|对方手机|他手机|她手机|他的电话|她的电话|对方的电话|那边的电话'),
  street: listOf('对方地址|他地址|她地址|那边地址|他的地址|她的地址|对方的地址'),
};

/** Words that say that the vehicle comes to the one who writes. */
export const comesToWriter = listOf(
  '寄给我|发给我|送给我|寄到我|送到我|发到我|运到我|拉到我|寄回来|送回来|拉回来|运回来|发过来|寄过来|送过来|运过来|拉过来|我买|我刚买|网上买|买了台|买了一台|买了辆|买了一辆|买的二手|我收|收车人就是我|收货人是我|' +
    '收件人是我|我是收|给我寄|给我送|给我发|给我拉|给我运|帮我拉到|我自己收|我来收|送我家|寄我家|送到我家|要回',
);

/** Words that name a part of a side, beside those of titles. */
export const nameLabels = listOf(
  '叫|名叫|名字叫|名字是|姓|姓名是|找|联系|联络|联系人是|联系的是|名字|名称|称呼|打电话找|收的人叫|请找|请联系|负责人|联系人姓名|姓名|店长|仓管|库管|店主|门卫|保安|前台|经办人|对接人|店老板|老板娘',
);
export const phoneLabels = listOf(
  '电话是|手机是|电话号码是|号码是|打|拨打|打电话|致电|tel|phone|mobile|call|contact|电联|师傅打|v|微信同号|手机同号|备用电话',
);
export const streetLabels = listOf(
  '地址是|地址在|位于|住|住在|位置在|位置|定位|地点|在|家住|地址为|详细地址是|地址1|地址2',
);
