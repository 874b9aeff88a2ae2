import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/console';
// The corpus is read with the list of the platform.
import { brands } from '@waybill/orders/server';
import { expect, it } from 'vitest';
import { readFields, sides } from './corpus/read-fields.test-data';
import { corpusDay } from './corpus/slots.test-data';
import { toRegionNames } from './find-region';
import { recognise } from './recognise';
import { sureEnough } from './recognised';

const names = toRegionNames(toRegions(areaList));

it.each<[message: string, field: string, value: string | undefined]>([
  [`${sides}保价6万5`, 'order.insuredValue', '65000'],
  [`${sides}投保1万2千`, 'order.insuredValue', '12000'],
  [`${sides}定金已付，余款15600货到代收`, 'order.cashOnDelivery', '15600'],
  [`${sides}6.5万保价`, 'order.insuredValue', '65000'],
  [`${sides}两台雅迪，每台货款6300代收`, 'order.cashOnDelivery', '12600'],
  [`${sides}两台雅迪，代收3980每台`, 'order.cashOnDelivery', '7960'],
  [`${sides}代收3k5`, 'order.cashOnDelivery', '3500'],
  [`${sides}车款1650帮我代收`, 'order.cashOnDelivery', '1650'],
  [`${sides}雅迪冠智2.0一台`, 'vehicle0.model', '冠智2.0'],
  [`${sides}KTM 390 Duke`, 'vehicle0.model', '390 Duke'],
  [`${sides}比亚乔 MP3 500`, 'vehicle0.model', 'MP3 500'],
  [`${sides}台铃赤兔 x3 雅迪莱昂 x2`, 'vehicle1.quantity', '2'],
  [`${sides}电动三轮 2 爱玛电动车 4`, 'vehicle1.quantity', '4'],
  [`${sides}雅笛电动车1台`, 'vehicle0.brand', '雅迪'],
  [`${sides}电三轮一台`, 'vehicle0.category', 'tricycle'],
  [`${sides}雅迪一辆，车牌淮南D061827`, 'vehicle0.plate', '淮南D061827'],
  [`${sides}代收贰仟伍佰元`, 'order.cashOnDelivery', '2500'],
  [`${sides}代收一共五千八`, 'order.cashOnDelivery', '5800'],
  ['货|九号 F90|2|\n代收|7198', 'vehicle0.model', 'F90'],
  [`${sides}到fu`, 'order.payer', 'consignee'],
  [`${sides}雅迪一俩`, 'vehicle0.quantity', '1'],
  ['收或人 费良 电化 13967350482 地纸 嘉兴南湖区中山路8号', 'consignee.phone', '13967350482'],
  [`${sides}还有门牌是71号不是70号`, 'consignee.street', '江店村老屋组71号'],
  [`${sides}运费谁收车谁给`, 'order.payer', 'consignee'],
  [`${sides}运费老储付`, 'order.payer', 'consignee'],
  [`${sides}运费费良那边微信转给你就好了`, 'order.payer', 'consignor'],
  [`${sides}Freight paid by shipper`, 'order.payer', 'consignor'],
  ['发：嘉兴南湖区中山路8号 Mr. Brown 13967350482', 'consignor.name', 'Mr. Brown'],
  [`${sides}运费 收车人`, 'order.payer', 'consignee'],
  [`${sides}运费费良付现金给师傅`, 'order.payer', 'consignor'],
  [`${sides}寄车这边先付`, 'order.payer', 'consignor'],
  [`${sides}货款也是她付5160`, 'order.cashOnDelivery', '5160'],
  [`${sides}收多少钱 4199（货款）`, 'order.cashOnDelivery', '4199'],
  [`${sides}保值12000`, 'order.insuredValue', '12000'],
  ['收：曹县磐石街道青菏南路66号 李磊 13562011947', 'consignee.region', '371721'],
  ['收：六安金寨县江店村70号，女儿储婷婷，13856428195', 'consignee.name', '储婷婷'],
  ['我在嘉兴南湖区中山路8号，叫我老费 13967350482', 'consignor.name', '老费'],
  ['收：六安金寨县江店路的储嫂子 13856428195', 'consignee.street', '江店路'],
  ['问下 六安金寨县 到 嘉兴南湖区 能运不', 'consignor.name', undefined],
  ['寄件人：（公司）嘉兴驰骋车业 13967350482 嘉兴南湖区中山路8号', 'consignor.name', '嘉兴驰骋车业'],
  ['收：六安金寨县江店村70号 储红他爸 13856428195', 'consignee.name', '储红他爸'],
  ['送去六安金寨县江店村 70 号储红13856428195那里', 'consignee.street', '江店村70号'],
  [
    '嘉兴南湖区中山路 8号 出\n六安金寨县江店村 70号 进\n出:费良 13967350482\n进:储红 13856428195',
    'consignee.street',
    '江店村70号',
  ],
  ['费良：在吗\n费良：车停嘉兴南湖区中山路8号\n费良：电话13967350482 找鹿晓', 'consignor.name', '鹿晓'],
  [`${sides}付费|发货方`, 'order.payer', 'consignor'],
  [`${sides}保个价吧 就3千5`, 'order.insuredValue', '3500'],
  [`${sides}雅迪2台 货值18000，按货值保价`, 'order.insuredValue', '18000'],
  [`${sides}2 units of Yadea T9 tomorrow`, 'order.day', '2026-11-25'],
  [`${sides}2 units of Yadea T9 tomorrow`, 'vehicle0.model', 'T9'],
  [`${sides}雅迪VFLY N100*1`, 'vehicle0.model', 'VFLY N100'],
  [`${sides}28号再来，27号没人`, 'order.day', '2026-11-28'],
  [`${sides}\n1雅迪冠能Q9\n2爱玛小蜜豆\n3绿源S70`, 'vehicle1.brand', '爱玛'],
  ['收：六安金寨县江店村70号给储红 13856428195', 'consignee.name', '储红'],
  ['发：嘉兴南湖区中山路8号放着呢，找费良 13967350482', 'consignor.street', '中山路8号'],
  ['收货写我：储红，13856428195，六安金寨县江店村70号，姓名还写储红就行', 'consignee.name', '储红'],
  [
    '地址1 嘉兴南湖区中山路8号 费良 13967350482\n地址2 六安金寨县江店村70号 储红 13856428195\n从2发到1',
    'consignor.name',
    '储红',
  ],
  [
    '甲：嘉兴南湖区中山路8号，费良，13967350482\n乙：六安金寨县江店村70号，储红，13856428195\n甲发乙，乙付运费',
    'order.payer',
    'consignee',
  ],
  [`${sides}运费我出`, 'order.payer', 'consignor'],
  [`${sides}运费储红付`, 'order.payer', 'consignee'],
  [`${sides}费良给运费`, 'order.payer', 'consignor'],
  [`${sides}客户付运费`, 'order.payer', 'consignee'],
  [`${sides}运费寄方已付`, 'order.payer', 'consignor'],
  [`${sides}运费：卸车付`, 'order.payer', 'consignee'],
  [`${sides}到家再付钱`, 'order.payer', 'consignee'],
  [`${sides}运费张三付`, 'order.payer', undefined],
  [`${sides}豪爵三台：HJ125K两台，悦星一台`, 'vehicle1.model', '悦星'],
  [`${sides}豪爵三台：HJ125K两台，悦星一台`, 'vehicle0.quantity', '2'],
  [`${sides}库里3台九号要调货：M85C两台 F90一台`, 'vehicle1.brand', '九号'],
  [`${sides}小牛两辆 型号 G400、 U2 各一台`, 'vehicle1.model', 'U2'],
  [`${sides}雅迪5台（冠能Q8 2台、冠能T5 3台）`, 'vehicle1.quantity', '3'],
  // The numbers do not add up: nothing is spread.
  [`${sides}豪爵三台：HJ125K一台，悦星一台`, 'vehicle0.quantity', '3'],
  [`${sides}一架踏板摩托,雅马哈福喜`, 'vehicle0.quantity', '1'],
  [`${sides}NIU 小牛 NXT / qty 1`, 'vehicle0.quantity', '1'],
  [`${sides}雅迪的那个冠能T5`, 'vehicle0.model', '冠能T5'],
  [`${sides}浙江那头付运费`, 'order.payer', 'consignor'],
  [`${sides}运费六安那边出`, 'order.payer', 'consignee'],
  [`${sides}运费二叔给`, 'order.payer', 'consignee'],
  ['收：六安金寨县江店村70号 给姚老板 13856428195', 'consignee.name', '姚老板'],
  ['发：嘉兴南湖区中山路8号 找柳老板装，13967350482', 'consignor.name', '柳老板'],
  ['收：绵阳涪城区临园路9号 敖敏 1504 7091 583', 'consignee.phone', '15047091583'],
  ['发货：济宁瑞达车辆有限公司 0537-3169924 济宁任城区火炬路26号', 'consignor.name', '济宁瑞达车辆有限公司'],
  ['发货：小熊电动车批发 400-606-3158 长沙望城区银星路', 'consignor.name', '小熊电动车批发'],
  ['收：神农架松柏镇常青路14号 贾山 13997873605', 'consignee.region', '429021'],
  ['发：绍兴诸暨市艮塔路 29 号 斯飞 13757503318', 'consignor.street', '艮塔路29号'],
  ['收：阿克苏库车市文化路9号（清真寺往北200米）阿明 18999081437', 'consignee.street', '文化路9号（清真寺往北200米）'],
  ['收：宿迁沭阳县夏庄村(三)组8号 仲军 13590472133', 'consignee.street', '夏庄村（三）组8号'],
  [
    '由锦州凌海市国庆路发出，发货人罗强15841692270，到鞍山海城市北关街5号，于凤收，13941283307',
    'consignor.street',
    '国庆路',
  ],
  ['从凯里市北京东路23号潘兰13595527408发松桃县岩脚组吴明18285640931', 'consignee.name', '吴明'],
  [
    '寄的人是蔡辉13850417769漳州龙海区紫崴路9号，收的人是丘英13959087240龙岩上杭县北环路131号',
    'consignee.name',
    '丘英',
  ],
  [`${sides}不要到付`, 'order.payer', undefined],
  [`${sides}原来写的寄付取消，运费改由收货方付`, 'order.payer', 'consignee'],
  [`${sides}freight paid by receiver`, 'order.payer', 'consignee'],
  [`${sides}Payment: sender pays`, 'order.payer', 'consignor'],
  [`${sides}运费储红也认`, 'order.payer', 'consignee'],
  [`${sides}你们送到收他五千四`, 'order.cashOnDelivery', '5400'],
  [`${sides}车款1280到了跟她收`, 'order.cashOnDelivery', '1280'],
  [`${sides}Declared value 声明价值: RMB 6,500`, 'order.insuredValue', '6500'],
  [`${sides}保一万二`, 'order.insuredValue', '12000'],
  [`${sides}今天收了一台二手车`, 'order.day', undefined],
  [`${sides}今日发车清单`, 'order.day', undefined],
  [`${sides}今天下午来拉`, 'order.day', '2026-11-24'],
  [`${sides}12/5取车`, 'order.day', '2026-12-05'],
  [`${sides}二十七号来装`, 'order.day', '2026-11-27'],
  [`${sides}爱玛A500 1台 不是1台是2台`, 'vehicle0.quantity', '2'],
  [`${sides}春风 / 800MT / 车架`, 'vehicle0.model', '800MT'],
  ['发：杭州市余杭区五常街道文一西路969号 九号E125 张三 13812345678', 'consignor.street', '五常街道文一西路969号'],
  [`${sides}NIU 小牛 NXT / qty 1`, 'vehicle0.model', 'NXT'],
  [`${sides}本田弯梁一台`, 'vehicle0.quantity', '1'],
  [`${sides}哈雷街霸750 一台`, 'vehicle0.brand', '哈雷'],
  [`${sides}电动三论车一台`, 'vehicle0.category', 'tricycle'],
  [`${sides}雅迪三架`, 'vehicle0.quantity', '3'],
  [
    '姓名:费良 电话:13967350482 取车:嘉兴南湖区中山路8号 姓名:储红 电话:13856428195 送车:六安金寨县江店村70号',
    'consignee.name',
    '储红',
  ],
  ['嘉兴南湖区中山路8号 费良13967350482\n⬆️收\n⬇️发\n六安金寨县江店村70号 储红13856428195', 'consignor.name', '储红'],
  ['姓名(寄)：费良\n手机(寄)：13967350482\n姓名(收)：储红\n手机(收)：13856428195', 'consignee.phone', '13856428195'],
  ['出发地 嘉兴南湖区 目的地 六安金寨县 托运人 费良 13967350482 提货人 储红 13856428195', 'consignee.name', '储红'],
  ['亲 收货的是嘉兴南湖区中山路8号 费良 13967350482，发货那头我晚点给你', 'consignee.name', '费良'],
  ['师傅来收车嘛，车停在嘉兴南湖区中山路8号，找费哥13967350482', 'consignor.name', '费哥'],
  [
    '嘉兴南湖区中山路8号费良13967350482那个是寄的，六安金寨县江店村70号储红13856428195那个才是收的',
    'consignee.phone',
    '13856428195',
  ],
  [`${sides}不好意思收件电话打错了，是13856428159`, 'consignee.phone', '13856428159'],
  [
    '费良13967350482 嘉兴南湖区中山路8号 寄到四川绵阳 不对 到德阳旌阳区天山路8号 储红13856428195',
    'consignee.region',
    '510603',
  ],
  ['发：嘉兴南湖区中山路8号 Lisa 费 13967350482', 'consignor.name', 'Lisa 费'],
  ['收：六安金寨县江店村70号，温生接13856428195', 'consignee.name', '温生'],
  ['收：六安金寨县江店村70号 给储红 13856428195', 'consignee.name', '储红'],
  ['我喺东莞虎门镇连升路8号，佢系收件人 储红 13856428195', 'consignee.name', '储红'],
  ['from Shanghai 浦东新区张杨路8号 to Beijing 朝阳区望京街1号', 'consignee.region', '110105'],
  [`${sides}运费找收的人要`, 'order.payer', 'consignee'],
  [`${sides}客人自己给运费`, 'order.payer', 'consignee'],
  [`${sides}寄方现付`, 'order.payer', 'consignor'],
  [`${sides}爱玛Q7 ✖️2`, 'vehicle0.quantity', '2'],
  [`${sides}五菱没有，淮海三轮1台`, 'vehicle0.brand', '淮海'],
  [`${sides}雅迪冠能T5 只有1台`, 'vehicle0.quantity', '1'],
  [
    '昆明官渡区彩云北路3号→大理市下关街道泰安路8号。段师傅13708714590发,杨丽红15912627703收。',
    'consignor.street',
    '彩云北路3号',
  ],
  [
    '嘉兴南湖区中山路8号 到 六安金寨县江店村70号\n我 费良 13967350482，收的人 储红13856428195',
    'consignor.street',
    '中山路8号',
  ],
  ['乌海海勃湾区人民南路3号刘嫂，15149730082。你们上门拉一下', 'consignor.name', '刘嫂'],
  ['发：合肥市蜀山区长江西路3号 骆驼机车 0551-65143380', 'consignor.name', '骆驼机车'],
  ['收：六安金寨县江店村70号 交 曾凡 13856428195', 'consignee.name', '曾凡'],
  ['嘉兴南湖区的费良（13967350482）发一台雅迪给六安金寨县的储红（13856428195）', 'consignee.name', '储红'],
  ['收：六安金寨县江店村70号，给我老表储红，他电话13856428195', 'consignee.name', '储红'],
  ['收：六安金寨县江店村70号，店主储姐13856428195', 'consignee.name', '储姐'],
  ['寄件人：周立群\n电话：13967350482\n地址：嘉兴南湖区中山路8号', 'consignor.name', '周立群'],
  ["From 嘉兴南湖区中山路8号, I'm Mike, my tel 13967350482", 'consignor.name', 'Mike'],
  ['收：六安金寨县江店村70号 蒙骑电动车城 13856428195', 'consignee.name', '蒙骑电动车城'],
  ['发：嘉兴南湖区中山路西段那个 费良 13967350482', 'consignor.street', '中山路西段'],
  ['发：嘉兴南湖区中山路干活儿，费良 13967350482', 'consignor.street', '中山路'],
  ['收：乌市新市区北京南路358号 常娟 15099617283', 'consignee.region', '650104'],
  ['帮忙寄一台车到海南，收件人羊哥，电话18789230461，地址儋州市那大镇中兴大街135号', 'consignee.region', '460400'],
  [`${sides}爱玛 麦兜8台 元宇宙4台`, 'vehicle1.model', '元宇宙'],
  [`${sides}两台本田：一台 CM300，一台 CB190X`, 'vehicle1.model', 'CB190X'],
  [`${sides}春风800MT 探险版`, 'vehicle0.model', '800MT 探险版'],
  [`${sides}电动三轮一台，福田的`, 'vehicle0.brand', '福田'],
  [`${sides}九号M85C 车架号 N4MCA2233A00417`, 'vehicle0.frame', 'N4MCA2233A00417'],
  [`${sides}一台九号多少钱，九号M85C 一台`, 'vehicle1.model', undefined],
  [
    '| 项目 | 发货 | 收货 |\n| 姓名 | 费良 | 储红 |\n| 电话 | 13967350482 | 13856428195 |\n| 车 | 宗申电动三轮车 3辆 | |',
    'consignee.name',
    '储红',
  ],
  ['收：六安金寨县江店村70号绿源专卖 储红13856428195 INNO7*6', 'vehicle0.model', 'INNO7'],
  [`我那台GSX250R卖掉了，${sides}是铃木车`, 'vehicle0.model', 'GSX250R'],
  [`${sides}一台是豪爵DR160，另一台是本田CB190`, 'vehicle1.quantity', '1'],
  ['提车信息\n客户：费良\n电话：13967350482\n送车信息\n客户：储红\n电话：13856428195', 'consignee.name', '储红'],
  ['合肥长丰县金明路8号恒信车业拉2台，电话0551-66801122', 'consignor.name', '恒信车业'],
  [`${sides}品名：两轮摩托 数量1`, 'vehicle0.category', 'motorcycle'],
  [`${sides}【付款】收货方`, 'order.payer', 'consignee'],
  [`${sides}Pickup on 11/28`, 'order.day', '2026-11-28'],
  [
    '从嘉兴南湖区中山路8号运去六安金寨县江店村70号，我电话13967350482，我爸电话13856428195，我爸叫储红，我叫费良。',
    'consignor.name',
    '费良',
  ],
  ['收：六安金寨县江店村70号 换成他同事 谭工 13856428195', 'consignee.name', '谭工'],
  [`${sides}豪爵的，型号好像是DM125吧`, 'vehicle0.model', 'DM125'],
  [`${sides}电摩 雅迪VFLY L80 1`, 'vehicle0.model', 'VFLY L80'],
  [`${sides}\n付 寄`, 'order.payer', 'consignor'],
  ['嘉兴南湖区中山路1号鸿发车行费总13967350482发一台爱玛给六安金寨县', 'consignor.name', '费总'],
  ['收货信息不变，发货改从 嘉兴南湖区中山路8号 发 联系 费厂长 13967350482', 'consignor.phone', '13967350482'],
  [
    '明天来 嘉兴南湖区中山路 费良 13967350482 到了 六安金寨县江店村 交给我老丈人 储红 13856428195',
    'consignee.region',
    '341524',
  ],
  [
    '发货：嘉兴南湖区中山路8号 13967350482\n提货人：六安金寨县 储红 13856428195\n运费：提货人付',
    'order.payer',
    'consignee',
  ],
  [`${sides}雅迪 5台 冠能T60三台 摩登两台`, 'vehicle0.model', '冠能T60'],
  [`${sides}豪进摩托 王工，豪进HJ150-30 6台`, 'vehicle0.quantity', '6'],
  [`${sides}把我那台铃木王给他送去`, 'vehicle0.brand', '铃木'],
  ['收：六安金寨县江店村70号 储红 13856428195 运费150找储红拿', 'consignee.name', '储红'],
  ['司机：老柳 19912301325（不用填）\n提：嘉兴南湖区中山路8号，费良 13967350482', 'consignor.phone', '13967350482'],
  [
    '苍梧县石桥镇到罗定市罗城街道\n发：费良 13967350482 石桥镇培中街3号\n收：储红 13856428195 罗城街道兴华路30号',
    'consignor.street',
    '石桥镇培中街3号',
  ],
  [`${sides}\n声明：3500`, 'order.insuredValue', '3500'],
  [`${sides}今天可以来拉了`, 'order.day', '2026-11-24'],
  [`${sides}我架光阳赛艇250`, 'vehicle0.brand', '光阳'],
  ['收：吉安遂川县泉江镇工农兵大道老古13879600204', 'consignee.name', '老古'],
  ['发：松原前郭县前郭镇乌兰大街19号 包红霞 13943801427', 'consignor.region', '220721'],
  ['from Shanghai 浦东新区张杨路8号 to Hangzhou 杭州滨江区网商路599号', 'consignee.street', '网商路599号'],
  [`${sides}本人急出川崎忍者650一台`, 'vehicle0.model', '忍者650'],
  [`${sides}就是一个旧的摩托 嘉陵70`, 'vehicle0.model', '70'],
  [`${sides}代收一万零八百`, 'order.cashOnDelivery', '10800'],
  [`${sides}3000保价`, 'order.insuredValue', '3000'],
  ['订单备注：买家储红，电话13856428195，收货地六安金寨县江店村2号；店长费良 13967350482', 'consignee.name', '储红'],
  ['给六安金寨县江店村20号储姐，储姐电话13856428195', 'consignee.street', '江店村20号'],
  [`${sides}两台台铃（超能F7、豹GT）`, 'vehicle1.model', '豹GT'],
  ['车在嘉兴南湖区中山路8号，店老板费良 13967350482', 'consignor.name', '费良'],
  ['车要运到我们晋江安海镇成功东路5号 我叫许清流 13505900122', 'consignee.region', '350582'],
  [`${sides}车钱6800你给我带回来`, 'order.cashOnDelivery', '6800'],
  [`${sides}车款还差3500，送到的时候帮我问他要`, 'order.cashOnDelivery', '3500'],
  [`${sides}记得收车款 六千五`, 'order.cashOnDelivery', '6500'],
  [`${sides}保：3千`, 'order.insuredValue', '3000'],
  [`${sides}please insure it for 25000 RMB`, 'order.insuredValue', '25000'],
  [`${sides}运费见车给`, 'order.payer', 'consignee'],
  [`${sides}运费让我爸收到车再给你们`, 'order.payer', 'consignee'],
  [`${sides}费用月底跟你结`, 'order.payer', 'monthly'],
  [`${sides}\n日期: 12/2`, 'order.day', '2026-12-02'],
  [`${sides}\n装车：30号上午`, 'order.day', '2026-11-30'],
  [`${sides}最好聽日`, 'order.day', '2026-11-25'],
])('%s says %s: %s', (message, field, value) => {
  expect(readFields(message)[field]?.value).toBe(value);
});

it.each(['不对，是3号', '刚才写错了', '姓名改成王五'])(
  'nothing of a side is sure where one corrects himself: %s',
  (words) => {
    const found = Object.entries(readFields(`${sides}${words}`)).filter(([field]) => /^consign/.test(field));
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter(([, value]) => (value?.sure ?? 0) >= sureEnough)).toEqual([]);
  },
);

it('asks where the place alone says which side is meant', () => {
  const { isAsked, consignor, consignee } = recognise(
    '想从昆明运到老家 昆明盘龙区北京路9号 施华 13700001003 老家是保山隆阳区正阳北路1号 我妈收 13700001004',
    names,
    brands,
    corpusDay,
  );
  expect(isAsked).toBe(true);
  expect([consignor.region?.value, consignee.region?.value]).toEqual(['530103', '530502']);
});

it('asks where one hands over and one picks up, which either side does', () => {
  const { isAsked } = recognise(
    '交车人：费良 18308340972 西昌市航天大道5号\n提车人：童燕 13658327719 重庆市渝北区石嘴街30号',
    names,
    brands,
    corpusDay,
  );
  expect(isAsked).toBe(true);
});

it.each([
  [`${sides}之前说到付，现在改成寄方付`, ['consignor.phone', 'consignor.name', 'consignee.phone', 'consignee.street']],
  [
    `${sides}不好意思收件电话打错了，是13856428159`,
    ['consignor.name', 'consignor.region', 'consignee.name', 'consignee.street'],
  ],
])('leaves what a correction does not speak of as it is: %s', (message, fields) => {
  const found = readFields(message);
  expect(fields.filter((field) => (found[field]?.sure ?? 0) < sureEnough)).toEqual([]);
});

it('doubts the phones where a correction speaks of one', () => {
  const found = readFields(`${sides}不好意思收件电话打错了，是13856428159`);
  expect(found['consignee.phone']?.sure).toBeLessThan(sureEnough);
});

it('is sure of a model that is counted right behind its brand, and not of 那台', () => {
  const found = readFields(`${sides}爱玛小蜜豆2台`);
  expect(found['vehicle0.model']?.sure).toBeGreaterThanOrEqual(sureEnough);
  expect(readFields(`${sides}那台爱玛`)['vehicle0.quantity']?.sure).toBeLessThan(sureEnough);
});
