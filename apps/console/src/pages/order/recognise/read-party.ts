import { normalise } from '@waybill/validators/cn';
import { type FoundRegion, findRegions, isCity, type RegionNames } from './find-region';
import type { FoundPhone } from './read-phones';
import type { Leftover, Recognised, RecognisedParty, Span } from './recognised';
import { mark } from './scan';

const firms =
  /(?:公司|车行|商行|商店|专卖店?|旗舰店|门店|车业|商贸|贸易|物流|铺|经销商|销售部|经营部|门市部?|物流中心|批发部?|直营店|摩配|机车|摩托|电动车|机车坊|俱乐部|会馆|工作室|之家|[车托动配]城|中心|厂|店|仓|仓库|部|队|院)$/;
const surnames =
  /^(?:欧阳|司马|上官|诸葛|皇甫|东方|令狐|夏侯|慕容|尉迟|长孙|宇文|公孙|淳于|南宫|端木|百里|呼延|[赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧肖尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱丘骆高夏蔡田樊胡凌霍虞万支柯管卢莫经房裘缪干解应宗丁宣贲邓郁单杭洪包诸左石崔吉龚程嵇邢裴陆荣翁荀羊甄曲家封储靳段富巫乌焦巴牧隗山谷车侯宓蓬全班仰秋仲伊宫宁仇栾甘厉戎祖武符刘景詹束龙叶幸司韶黎薄印白怀蒲鄂索赖卓屠蒙池乔阴胥苍闻莘党翟谭贡劳逄姬申扶堵冉宰郦雍桑桂牛寿通边扈燕冀浦尚农温别庄晏柴瞿阎充慕连茹习艾鱼容向古易慎戈廖庾终居衡步都耿满弘匡国文寇欧利师巩聂关荆游权盖益桓公岳帅海晋楚闫覃付代查涂盘代仝操冼佟佘揭邸税麦邝粟苗诸操乜亓岑谌幺门但况牟缑妥漆鄢敖芮丛綦隋鹿逯仉雒冶朴禤阙苑钮佴郗晁亢郇蹇呙訾辜璩竺笪曾兰芦辛饶简迟冷栗鞠沙郜蔺阚惠占练井糜商木丰阳银原官植布宿敬旷扶仰揣禤])/u;
const honorific =
  /^\p{Script=Han}{1,3}(?:先生|女士|小姐|师傅|老板娘?|老师|经理|总|哥|姐|叔|阿姨|姨|嫂|伯|爷|奶奶|主任|母|父|sir|队长|店长|厂长|站长|组长|科长|主管|同学|医生|会计|工)$|^[A-Za-z]{2,12}(?:哥|姐|总|先生|女士|小姐|老师)$|^(?![学医新先])\p{Script=Han}生$|^[老小阿大]\p{Script=Han}{1,2}(?<![路街道巷村镇乡店桥学])$|^[老小阿][A-Za-z]{1,10}$|^(?:Mrs?|Ms|Dr)\.? [A-Z]/u;
const nameForm =
  /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,6}(?:·\p{Script=Han}{1,8})+|[A-Za-z]+(?:[ .]+[A-Za-z]+){0,3}|[A-Z][a-z]+ ?\p{Script=Han}{1,2}|[老小阿][A-Za-z]{1,10})$/u;
/** Words that look like a name and are none. */
const noName =
  /^全部|^老(?:地方|地址|样子|位置)$|[旁侧]$|[国省县]道|就(?:行|好|可以)$|[我你您]|^(?:my|your|his|her|our|the|me|him|you|it|is|no)\b|^(?:是|这|把|就|还|再|又|让|被|想|能|可以|会|其他|其它|另外|剩下)|^待\p{Script=Han}{1,3}$|^其中|^[那这][头边里]|^在(?=\p{Script=Han}{2})|店老板$|们$|^[他她]姓|^(?:之前|以前|上次|刚才)|没付|^(?:货款|车钱|合计|两个|三个)|还是$|都是$|^老铁|^(?:未知|暂无|未填|不详|不知道?)$|^(?:公司|单位|个人|大?学生|老客户|新客户|卖家|买家|明细|Insurance|Freight|Pickup)$|^[叫找给]|^改[成为]|^要[拉发寄]|^补充|^应该|规矩$|换号|号了$|谁|^(?:早上|上午|下午|昨天|刚才|今早|[那这])[\p{Script=Han}]{0,3}[单票]$|清单$|没变$|^(?:目的|货源)[方地]$|^室友$|^[接收][他她]$|^唔該$|^还是$|^(?:号码|昵称|网名|微信|手机)$|^(?:freight|contact|mobile|phone|thx|thanks)$|(?:车友|业主|微信|工作|交流|师傅|门店|客户|老乡|同城)群$|^[\p{Script=Han}]的|^那儿$|^平台$|^有个$|[拖搬带]回$|(?:^|\p{Script=Han}{2})[摆放停]喺?$|^[他她佢]讲?$|^(?:一下|几点|拿车|提车|取车|发车|收车)$|^(?:司机|调度|客服)|方式$|^(?:妈妈?|爸爸?|哥哥?|姐姐?|弟弟?|妹妹?|老婆|老公|儿子|女儿|亲戚|朋友)$|^都是|^(?:单子|订单|货单|补货|先说|信息|资料|付款|方式|同上|一样|这个|那个|你好|您好|老板|师傅|客服|谢谢|麻烦|急|加急|尽快|地址|电话|姓名|车子?|一台|两台|多少|怎么|什么|单号|顺丰|淘宝|京东|拼多多|闲鱼|白色|黑色|红色|蓝色|订单|转发|商品|货物|数量|品牌|邮编|编号|备注|今天|明天|自提|自取|上门|托运|物流|运费|报价|价格|电池|钥匙|全新|二手|收货|发货|收件|寄件|对方|本人|我|他|她|这边|那边|这里|那里|客户|然后|谢啦|好的|亲|在不在|在吗|[\p{Script=Han}]{0,2}联系|[你我他她们]+)$|多少|怎么|什么|几天|具体|就是|付费|价$|客户$|^[不别没]|着$|取回|^(?:店长|仓管|库管|车主|经理|厂长|主管)$|[员民职施手]工$|^那台|[没未待][定]|不定|还没|再说|到时|有空|吗$|[呢吧啊呀哦哈嘛]$|帮|查|地址|电话|[寄收发送运]|价格|[一二两三]台(?!县)|下单|色$|[在来的]$|家$|^(?:请|麻烦)/u;
const streetSign = /\d|^[东南西北中上下][段头侧]$|[路街道巷弄镇乡村号室栋幢座楼院园城厦里区]/;
const roads = /[路街道巷弄镇乡村庄屯里苑园区城湾桥厦场口]|大道|广场|市场|工业区|小区|号|\d/;
const beside = /(?:旁边?|对面|附近|后面|前面|隔壁|楼下|门口|里面|交叉口|路口|斜对面|院内|内)$/;
const landmark =
  /(?:门面|广场|商场|超市|大润发|万达|沃尔玛|银行|酒店|宾馆|饭店|宿舍|学校|[小中大]学|医院|车站|地铁站|[站店铺馆库仓门口侧处厂]|停车场|电梯口|中心|[东南西北](?:面|侧|边)?|[A-Z]座)$/;
/** Words of a person to another one, which are no place. */
const spoken =
  /^大[概约]|线路$|几天|多久|^我?(?:老家|家里|学校|单位)$|具体|[没未待]定|不定|还没|到时|再说|有人|没人|白天|晚上|在家|店里$|上班|随时|提前|打电话|钥匙|电池|头盔|多少|(?:拉|取|提|接)车$/;
const houseEnd = `(?:[号室楼栋幢座层弄组队屯寨]|单元|[A-Z]座|号楼)`;
/** What a street ends with; behind another word it may go on, or that word may be none of it. */
const streetEnd =
  /(?:[路街道巷弄号號室楼樓栋幢座层组队村屯庄镇鎮乡段期院区區园苑寓厦]|花园|广场|市场|单元|[A-Za-z]?\d+|）)$/;
/** What a street never holds: the words and amounts of other fields. */
const noStreet =
  /^\d{4}款|[吗呢]|的(?:[老小阿]\p{Script=Han}|\p{Script=Han}{1,2}(?:哥|姐|总|叔|姨|嫂子?|伯|爷|婶|老师|经理))$|退货|[那这]台|原路|^[都也]是|价|付费|你们|[路街道]\p{Script=Han}{2,}(?:店|车行|公司|部|铺)$|具体|[没未待]定|还没|有人|白天|店里$|(?:拉|取|提|接)车$|[号楼](?:在|给|到|出|走|来|的)|^(?:在|给|到|是|来(?!\p{Script=Han}{1,4}(?:街|路|镇|村)))|[寄收送](?!电|展|达)|(?<!批|开)发(?!电|展|达)|\d{6}|(?<!单)元$|块$|电话|手机|联系|先生|女士|小姐|师傅|老板|保价|代收|到付|[我你他她]|→/u;

const placeEnd = '[号號库仓店厂室楼樓座栋幢院镇鎮乡村道区區路街巷园口弄元层段寓舍校学场城厦馆\\d]';
const there = '我?(?:[这那][里边儿]?|(?:店|家)里)';
const deed = '[要想来去]?[拉提取接拿装发寄送收出给走搬卸运俾畀]';
/** What somebody is or does there, behind the end of a place: 7号这里拿, 801拿车, 3号店里的老储, 70号给储红. */
const behindPlace = new RegExp(
  `(?<=${placeEnd})(?:(?:${there})?(?:${deed}[车货走]?|有(?:[一两]?[台辆]车?)?|要)|${there}|(?:${there})?(?:干活儿?|做工|打工|上班|上学|读书|念书|做事)|(?:${there})的\\p{Script=Han}{2,4})$|(?<=\\d号)[厂店]里$|(?<=[\\p{Script=Han}\\d])(?:那个(?:姓\\p{Script=Han})?|就是|[这那][儿里边]有?|给\\p{Script=Han}{2,3}|的车?)$|[-,]+$`,
  'u',
);
/** What is done with the vehicle that follows: 棠下拉一台…. */
const beforeVehicle = new RegExp(`(?<=[\\p{Script=Han}\\d])(?:${deed}|[要想]?[买卖])$`, 'u');

const introductions =
  /(?<=^|[\s,;])人(?=\s*:)|联系(?:仓管|库管|店长|车主)(?=\p{Script=Han}{2,3}(?!\p{Script=Han}))|this is|my name is|(?<![A-Za-z])I (?:am|m)(?= [A-Z])|对接人?(?=[\s:])|(?:没变|不变|照旧)[,，]?(?:还|就)?是|(?<=[市区县州旗镇乡路街村号\d]\s?)的(?:同事|朋友|同学|客户|亲戚|老板)?(?=\p{Script=Han}{2,4}[\s,(:]{0,3}(?:的?(?:联系)?电话|手机号?|号码)?[\s,(:]{0,2}\ue001)|[我他她]自己叫|我是[^,;\n\ue000-\uf8ff]{1,8}的(?=\p{Script=Han}{2,3}[,;\s])|姓名还?[写是]|[就还]?写我?(?=\s?\p{Script=Han}{2,4}\s?\ue001)|my (?:friend|brother|sister|wife|husband|cousin|colleague|father|mother|son|daughter)(?: is)?|店名(?=\p{Script=Han}{2})|喊我|叫我(?=\p{Script=Han}{2,4}(?:就行|就好|$|[\s,;\ue001]))|(?<=^|[\s,;])\p{Script=Han}{0,4}叫做?(?=\p{Script=Han}{2,3}(?![\p{Script=Han}]))|[俺咱]叫|我?姓名[是叫写]?|叫我(?=[老小阿])|[那这]个人叫|(?<=[\s:,人\ue002\ue003])(?:还是|就是|换成|改成|换|也叫|也是)(?=\p{Script=Han}{2,8})|(?<=[\ue002\ue003])[为是]?(?:同事|朋友|同学|亲戚|家属|家人)(?=[\s,]*\p{Script=Han}{2,3}(?!\p{Script=Han}))|(?:联系人(?:[为是](?:本人|(?:同事|朋友|同学|亲戚|家属|家人)))?|contact(?![a-z])|姓名|名称|名字(?:是|叫)?|联络人|联系(?![电方])|找(?=\s?\p{Script=Han}{2})|attn|name|(?<=[号室楼座层\d])叫|仓管|(?<!\p{Script=Han})店[长主](?=\s?\p{Script=Han}{2,3})|(?<!\p{Script=Han})店长|就是我|(?<=[\s,;])我(?=\p{Script=Han}{2,3}\s*\ue001)|由(?=\p{Script=Han}{2,3}\s?\ue001)|我?姓(?=\p{Script=Han}\s*[,;\s\ue001])|联系(?:仓管|库管|店长|车主)|(?:库管|发货员)(?=\s*\p{Script=Han}{2,3})|师傅打|打给|打(?=\s*\ue001)|货主|联系(?=\s\p{Script=Han}{2,3}\s?\ue001)|(?:[我他她的]|,|\s|\ue002|^)(?:名?叫做?(?!我)|姓\p{Script=Han}(?=我?叫))|(?:给|是|找|叫)?(?<![\s,;:]\p{Script=Han}{2,3})[我他她](?:妈妈?|爸爸?|弟弟?|哥哥?|姐姐?|妹妹?|老婆|老公|朋友|同学|同事|儿子|女儿|舅舅?|叔叔?|表[哥弟姐妹]|媳妇|对象|亲戚)(?:名?叫做?)?)[\]\s:]*/giu;
const labels =
  /(?:(?<=\p{Script=Han}{2})[他她]的?(?=(?:联系)?电话|手机|号码)|(?<=[,\s])[他她]的?(?=(?:联系)?电话|手机|号码)|(?<=[\s\ue002\n])位置|座机|联系方式|联系电话|手机号码?|手机|电话号码|(?<=[\d号][\s,]?)(?:仓库|门店|店里|前台)电话|电话是?|tel|phone|mobile|add(?:r(?:ess)?)?(?=[:\s])|所在地区|所在区域|省市区|(?<!\p{Script=Han})地区|详细地址|详细(?=[\s:])|(?:街道)?门牌号?(?=[\s:])|车架号|整车编码|车牌号?|品牌|牌子|车型|车辆(?!\p{Script=Han}{0,6}(?:公司|厂|店|行))|车子|型号|商品|物品|货物|货(?=[\s:])|数量|地址(?:是|在)?|(?:400)?客服(?![部中])|取件时间|时间|付款方式|结算方式|货物名称|物品名称|货名|件数|辆数|付款|付费方式|支付方式|运费|费用|钱(?=:)|保价|代收货款|代收|邮编[:\s]*\d{6}|邮政编码[:\s]*\d{6}|本人|自己|brand|model|vehicle)[\]\s:]*|车(?=:)|(?<=^|[\n\s])[(]?\d{1,2}[.)](?=\s*(?:[\p{Script=Han}\ue002\ue003\ue005]|$))|(?:^|\n)\s*[一二三四五六七八九][、,.]/giu;
const chatter =
  /(?<=^\s*)\p{Script=Han}(?:哥|姐|叔|姨|婶|伯|总|师傅|老板|经理)(?=[,!]\s*(?:[我你您请帮麻有在\ue005]|\p{Script=Han}{0,4}(?:车|三轮)))|(?<=\p{Script=Han}{2})也?(?:都?没[错变改]|不变)(?!\p{Script=Han})|(?<=^\s*)(?:阿[叔姨伯]|大[哥姐叔爷]|老[板乡铁哥师]|老师傅|哥们|师傅|兄弟|小[姐妹哥]+姐?|同志|[哥姐]|叔叔|阿姨)(?=[,!\s]|[您你]好)|您好|你好|麻烦|帮忙?我?|谢谢[您你啦]?|多谢|辛苦|托运|(?<!\p{Script=Han})老板[,\s]|(?<!\p{Script=Han})亲[,\s]|发个车|发一台|上门|车停在|仓库在|(?<=[\s,;])住(?=\p{Script=Han}{2})|车在|车是|要(?=[寄发运送])|(?<=^|[\s,;\ue005])去|这是|从这里|(?<=^|[\s,;\ue005])请|然后|[一二两][台辆]|\d{1,2}[台辆]|(?<![\p{L}\p{N}])中国(?=\s?\p{Script=Han}{2,})|这边是?|那边是?|那里|白色|黑色|红色|蓝色|灰色|(?<=[\d\p{Script=Han}][号室楼层口旁面院])的(?=\p{Script=Han}{2,4}\s*[,(]?\s*[她他]?[\ue001\ue002])|(?<=[\s,)])的(?=\p{Script=Han}{2,4}\s*[,(]?\s*[她他]?[\ue001\ue002])|(?<=[路街道村镇号室楼层口旁面院店])的(?=(?:[老小阿]\p{Script=Han}|\p{Script=Han}{1,2}(?:先生|女士|小姐|师傅|老板|哥|姐|总|叔|姨|嫂子?|伯|爷|婶|老师|经理))(?!(?!要|想)\p{Script=Han}{2}))|thanks?!?|please|pls|hi\b|hello|(?<=[A-Za-z]) here\b|\bmy\b|\((?:女|男)(?:士)?\)/giu;

interface Token extends Span {
  text: string;
  place: 'before' | 'behind' | 'after';
  /** What stands between it and its neighbours. */
  left: string;
  right: string;
  /** What was taken for a name was cut off its end. */
  isCut?: boolean;
}

/** What is known of a side before it is read. */
export interface PartyText {
  /** As long as the message; what belongs to no stretch of the side is covered by line ends. */
  text: string;
  plain: string;
  phones: readonly FoundPhone[];
}

/** Reads one side out of its stretches; what no rule understands is added to `rest`. */
export function readParty(
  { text: stretch, plain, phones }: PartyText,
  names: RegionNames,
  rest: Leftover[],
): RecognisedParty {
  const party: RecognisedParty = {};
  const [phone, ...more] = phones;
  // Two numbers of one side: the first is that of the field, the other stays beside it.
  if (phone)
    party.phone = {
      value: phone.value,
      sure: more.some(({ value }) => value !== phone.value) ? 0.6 : phone.sure,
      at: phone.at,
    };
  for (const { from, to } of more) rest.push({ text: plain.slice(from, to), from, to });
  const text = cleared(stretch);
  const found = findRegions(text, names);
  const { region, regions, isDoubted, isSupposed } = chooseRegion(found, text, names);
  if (region) {
    const name = text.slice(region.start, region.end);
    const isSaid = region.levels > 1 || /\p{Script=Han}{2,}[县市区旗]$/u.test(name);
    // 宜兴丁蜀镇, 常熟海虞北路55号: a town or the number of a road right behind it says that it is a place.
    const isBacked =
      /^\s?(?!\p{Script=Han}{0,3}?(?:路|街(?!道)))\p{Script=Han}{2,6}?(?:镇|乡|街道)|^\s?\p{Script=Han}{2,6}(?:路|大道|街|巷)\p{Script=Han}{0,2}\s?\d/u.test(
        text.slice(region.end),
      );
    const sure = !names.isWhole(region.code)
      ? 0.4
      : isSupposed
        ? 0.6
        : !isSaid && !isBacked
          ? 0.75
          : isDoubted
            ? 0.6
            : region.levels > 1
              ? 1
              : 0.92;
    party.region = { value: region.code, sure, at: regions.map(({ start, end }) => ({ from: start, to: end })) };
  }
  const tokens = toTokens(text, regions, region);
  const name = extractName(tokens, plain);
  if (name) party.name = name;
  const street = extractStreet(tokens, text, plain, name !== undefined);
  // Without its district a street may begin with what was not understood of it.
  if (street) {
    const isUnplaced = !region || !names.isWhole(region.code) || isDoubted;
    // 永川区 …, 永川胜利路: the district is said already.
    const own = region ? (names.nameOf.get(region.code) ?? []) : [];
    const again = own.find((each) => street.value.startsWith(each)) ?? '';
    const after = street.value.slice(again.length).replace(/^[市区县]/, '');
    if (again && /^(?![镇乡村路街大])\p{Script=Han}{2,6}?(?:街道|[路镇乡])/u.test(after)) street.value = after;
    // 秦山路20号李姐: who is named elsewhere, too.
    if (name && street.value.length > name.value.length + 2 && street.value.endsWith(name.value))
      street.value = street.value.slice(0, -name.value.length);
    party.street = isUnplaced ? { ...street, sure: Math.min(street.sure, 0.6) } : street;
  }
  rest.push(...tokens.map(toLeftover(plain)));
  return party;
}

/** What stands in a stretch that belongs to no side: nothing that a field may show. */
export function readStray(stretch: string, plain: string): Leftover[] {
  return toTokens(cleared(stretch), [], undefined).map(toLeftover(plain));
}

const toLeftover =
  (plain: string) =>
  ({ from, to }: Token): Leftover => ({ text: plain.slice(from, to), from, to });

const cleared = (stretch: string) =>
  stretch
    .replace(introductions, (found) => mark.name.repeat(found.length))
    .replace(labels, (found) => mark.label.repeat(found.length))
    .replace(chatter, (found) => mark.label.repeat(found.length));

/** The deepest of the places that lie within one another; of several that do not, the first one, doubted. */
function chooseRegion(found: readonly FoundRegion[], text: string, names: RegionNames) {
  const isRoad = ({ end }: FoundRegion) => /^(?:[东南西北中]?[一二三]?(?:路|街|大道|公路|巷))/.test(text.slice(end));
  // 四平某某车行 is a name where the place stands somewhere else too.
  const isInFirm = ({ end }: FoundRegion) =>
    /^\p{Script=Han}{0,8}(?:公司|车行|车业|商行|批发部?|经营部|专卖店|旗舰店|销售部|摩配|机车|摩托|电动车)(?!\p{Script=Han})/u.test(
      text.slice(end),
    );
  const isOther = (each: FoundRegion) => isRoad(each) || isInFirm(each);
  const own = found.filter((each) => !isOther(each) || found.every(isOther));
  const [first] = own;
  if (!first) return { region: undefined, regions: [], isDoubted: false, isSupposed: false };
  const within = (inner: FoundRegion, outer: FoundRegion) =>
    inner.code.startsWith(/0000$/.test(outer.code) ? outer.code.slice(0, 2) : outer.code.slice(0, 4)) &&
    !names.isWhole(outer.code);
  const region = own.reduce(
    (deepest, each) => (within(each, deepest) ? { ...each, levels: each.levels + 1 } : deepest),
    first,
  );
  const regions = own.filter((each) => each.code === region.code || within(region, each));
  // 大理 is a prefecture, and the city in it that is called the same; 长沙 is a city, and no county.
  const namesake = names.isWhole(region.code)
    ? undefined
    : names.districtsOf
        .get(region.code)
        ?.find((each) => isCity(each) && each.names.includes(text.slice(region.start, region.end).trim()));
  return {
    region: namesake ? { ...region, code: namesake.code } : region,
    regions,
    isDoubted: regions.length < own.length,
    isSupposed: namesake !== undefined,
  };
}

/** A place in brackets in the name of a firm. */
const inFirm = /(?<=\p{Script=Han})\(\p{Script=Han}{2,4}\)(?=\p{Script=Han}{0,8}(?:公司|厂|店|部|中心))/gu;

function toTokens(text: string, regions: readonly FoundRegion[], region: FoundRegion | undefined): Token[] {
  const covered = regions.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\ue006'.repeat(end - start) + rest.slice(end),
    text,
  );
  // Where a part of the place is named again, or it stands in the name of a shop, the street does not begin anew: 中牟县白沙镇… 小宋（郑州）.
  const ends = region ? [region, ...regions.filter(({ code }) => code === region.code)].map(({ end }) => end) : [-1];
  const beginsStreet = (end: number) => /^\s?[\p{Script=Han}\d]{1,8}?(?:[路街镇乡村道号]|\d)/u.test(text.slice(end));
  const last = Math.max(...(ends.some(beginsStreet) ? ends.filter(beginsStreet) : ends));
  const tokens: Token[] = [];
  // A space between two Latin words is no border.
  const pieces = covered
    .replace(/([A-Za-z]) (?=[A-Za-z])/g, '$1\ue004')
    // 新蕾车业(天津)有限公司 is one name.
    .replace(inFirm, (part) => part.replace(/[()]/g, '\ue004'))
    // 29 号 is one number.
    .replace(/(\d) (?=[号室楼栋幢座弄组])/g, '$1\ue004')
    // Mr. Brown is one name.
    .replace(/(?<=(?:^|[^A-Za-z])(?:Mrs?|Ms|Dr))\. ?(?=[A-Z])/g, (gap) => '\ue004'.repeat(gap.length))
    // Lisa 刘 is one name.
    .replace(/(?<=(?:^|[^A-Za-z])[A-Z][a-z]{1,11}) (?=\p{Script=Han}(?:[^\p{L}\p{N}]|$))/gu, '\ue004')
    // 邓 斌 is one name, and so is 邬 先生.
    .replace(
      /(?<=^|[^\p{L}\p{N}])(\p{Script=Han}) (?=(?:\p{Script=Han}|先生|女士|小姐|师傅|老师|老板|经理)(?:[^\p{L}\p{N}]|$))/gu,
      '$1\ue004',
    );
  const word = /[\p{L}\p{N}\p{M}·\-#+\ue004]+/gu;
  let end = 0;
  for (const match of pieces.matchAll(word)) {
    const from = match.index;
    const to = from + match[0].length;
    const left = pieces.slice(end, from);
    const previous = tokens.at(-1);
    if (previous) previous.right = left;
    end = to;
    const isBehind = /\ue006[\s,\ue002\n)\]:]*$/.test(left) && from >= last;
    tokens.push({
      text: match[0].replace(/(?<=[\p{Script=Han}\d])\ue004/gu, '').replaceAll('\ue004', ' '),
      from,
      to,
      left,
      right: '',
      place: isBehind ? 'behind' : region && from >= last ? 'after' : 'before',
    });
  }
  const final = tokens.at(-1);
  if (final) final.right = pieces.slice(end);
  return tokens.filter((token) => !/^[-·#+]+$/.test(token.text)).map(trimmed);
}

const kin =
  '(?:老汉儿?|弟?娃儿|幺儿|外甥女?|侄[儿子女]|[姑姨][父妈]|[大小]?舅子|丈[人母]|老表|[堂表][哥弟姐妹]|[大二三小]?[叔伯舅姑姨哥姐弟妹]|爸爸?|妈妈?|老公|老婆|媳妇|儿子|女儿|闺女|孙[子女]|爷爷|奶奶|外[公婆]|战友|[室舍工]友|朋友|同事|同学|房东|师[兄姐弟妹]|学[长姐弟妹])';
/** A name between what its bearer is or who speaks of him, and what he does: 我老舅姜国富收, 门卫老张, 李姐接车. */
const hung = new RegExp(
  `^((?:店?老板|车主|店[主长]|老主顾|老客户|老顾客|物业|值班|车间|仓库|库房|门卫|保安|店员|前台|(?:给|找|寻|喊|由|让|叫|是)?(?:[我他她]们?)?${kin}|客户|买家|卖家|给|找|寻|喊|由|让|[他她]?叫|[那这][头边]是|[那这]个人叫|[我他她]?是)?)(\\p{Script=Han}{2,4}?)((?:来接|签收|接车|交车|给车|装车?|提车|就行|就好|管着|守着的?|看着|等着|负责|在家等?|[接收说讲拿取])?)$`,
  'u',
);

/** A name without the words that hang on it: 温生接 158…, 给唐蕾 139…, 姓名写储红就行. */
function trimmed(token: Token): Token {
  // 恒信车业拉2台: what is done with the vehicles that follow.
  if (token.right.startsWith(mark.taken) && /\p{Script=Han}{3}[拉提取接装]$/u.test(token.text))
    return trimmed({ ...token, text: token.text.slice(0, -1), to: token.to - 1, right: ` ${token.right}` });
  const enough = isNamed(token)
    ? (/(?<=\p{Script=Han}{2})(?:就[行好可]|就可以|即可)$/u.exec(token.text)?.[0] ?? '')
    : '';
  if (enough !== '') return { ...token, text: token.text.slice(0, -enough.length), to: token.to - enough.length };
  // 运费找储红拿: what is done with him.
  if (isNamed(token) && !token.right.includes(mark.phone) && /\p{Script=Han}{2}[拿要]$/u.test(token.text))
    return { ...token, text: token.text.slice(0, -1), to: token.to - 1 };
  if (!/^[\s\ue002:,]*\ue001/.test(token.right)) return token;
  const [, verb = '', name = '', does = ''] = hung.exec(token.text) ?? [];
  if (
    verb + does === '' ||
    !isLikely(name) ||
    !isName(name) ||
    (/^[^给找寻喊让客买卖物仓库门值车前店]/.test(verb) && isLikely(token.text) && honorific.test(token.text))
  )
    return token;
  return { ...token, text: name, from: token.from + verb.length, to: token.to - does.length };
}

const hasSurname = (value: string) => surnames.test(value) || value.includes('·');
const isFirm = (value: string) =>
  firms.test(value) && value.length >= 3 && !/^(?:有限|股份|责任)/.test(value) && !/^\d|[号栋楼的]/.test(value);
const ofSomebody = new RegExp(`^[我他她]${kin}$`, 'u');
const isName = (value: string) =>
  !ofSomebody.test(value) &&
  ((isFirm(value) && !/^(?:[从到在去给不别]|[两三]个|来|我们?|咱们?|你们?|这|那|发往|寄往|送到)/.test(value)) ||
    (!noName.test(value) &&
      (honorific.test(value) ||
        (nameForm.test(value) &&
          !spoken.test(value) &&
          !/[路街道巷弄镇乡村号室幢座楼厦]$|\d/.test(value) &&
          // 郭栋 is somebody.
          (!value.endsWith('栋') || hasSurname(value))))));
const isLikely = (value: string) =>
  (hasSurname(value) &&
    (value.length <= 3 ||
      value.includes('·') ||
      /^(?:欧阳|司马|上官|诸葛|皇甫|东方|令狐|夏侯|慕容|尉迟|长孙|宇文|公孙|端木|呼延)/.test(value))) ||
  honorific.test(value) ||
  isFirm(value);

const isNamed = ({ left }: Token) => left.includes(mark.name);
const isByPhone = ({ left, right }: Token) =>
  left.includes(mark.phone) ||
  (/^[^\n]*(?:\n[^\n]*)?$/.test(right.slice(0, right.indexOf(mark.phone))) && right.includes(mark.phone));
const isLatin = (value: string) => /^[A-Za-z]/.test(value);
/** What has the form of a name by itself: a surname, a title, a firm, a capital. */
const isKnown = (value: string) => isLikely(value) || hasSurname(value) || /^[A-Z]|^[老小阿]/.test(value);

/** Surnames that are a word more often. */
const wordlike =
  /^[商原阳银木丰沙布官井练简冷迟宿惠兰占敬公车全明时家平常都满单别付代查从应向海和计终步帅居况信会接但班]/;
const isAtPhone = ({ right }: Token) => /^[^\S\n]*[,:(]?[^\S\n]*\ue001/.test(right);
/** Said twice to be somebody: by a title before it, and by a phone right behind it. */
const isSaidTwice = (token: Token) => isNamed(token) && isAtPhone(token) && !/^[a-z]/.test(token.text);

/** Whether it looks like nothing else than somebody. */
function hasForm(token: Token): boolean {
  const { text } = token;
  if (isLatin(text))
    return (isAtPhone(token) || isNamed(token)) && /^[A-Z]\S*(?: [A-Z]\S*| ?\p{Script=Han}{1,2})*$/u.test(text);
  if (isFirm(text) || text.includes('·') || /^[老小大阿]\p{Script=Han}{1,2}$/u.test(text)) return true;
  if (honorific.test(text)) return surnames.test(text) || text.length <= 3;
  // 昆山车友汇: what hangs on a place may go on with it.
  const isOnPlace = token.left.endsWith('\ue006');
  return isLikely(text) && (!wordlike.test(text) || (isAtPhone(token) && !isOnPlace));
}

/** A firm of which more may stand before it, or that has a street in it. */
const isCutFirm = (token: Token, tokens: readonly Token[]) =>
  (isLatin(token.text) &&
    /^ +$/.test(token.right) &&
    tokens.some(({ from, text }) => from === token.to + token.right.length && isFirm(text))) ||
  (isFirm(token.text) &&
    (/[路街]/.test(token.text) ||
      token.left.endsWith('\ue006') ||
      tokens.some(
        ({ to, text }) =>
          to <= token.from &&
          /^\s+$/.test(token.left) &&
          to + token.left.length === token.from &&
          !new RegExp(`${houseEnd}$`).test(text),
      )));

function extractName(tokens: Token[], plain: string): Recognised | undefined {
  const hasPhone = tokens.some(isByPhone);
  const choices: (readonly [number, (token: Token) => boolean])[] = [
    [1, (token) => isNamed(token) && token.place !== 'behind' && isName(token.text) && isKnown(token.text)],
    // Behind its title, and yet it may be a word that speaks of somebody.
    [0.85, (token) => isNamed(token) && token.place !== 'behind' && isName(token.text)],
    // A name of many characters stands alone behind its title.
    [
      0.9,
      ({ left, right, text, place }) =>
        /\ue003[\s:]*$/.test(left) &&
        place !== 'behind' &&
        /^\p{Script=Han}{5,8}$/u.test(text) &&
        /^\s*(?:$|[\n,;])/.test(right) &&
        !noName.test(text) &&
        !roads.test(text) &&
        !/店|公司|车/.test(text),
    ],
    // 陈国栋 ends as a house does.
    [
      0.95,
      (token) =>
        isNamed(token) &&
        token.place !== 'behind' &&
        /^\p{Script=Han}{1,2}[栋楼幢]$/u.test(token.text) &&
        hasSurname(token.text),
    ],
    [
      0.95,
      (token) =>
        isByPhone(token) &&
        isName(token.text) &&
        (isLikely(token.text) || (isLatin(token.text) && token.place !== 'behind')),
    ],
    // Where nobody can be called, a word may look like somebody: 摩托车托运，大排.
    [hasPhone ? 0.92 : 0.6, ({ place, text }) => place !== 'behind' && isName(text) && isLikely(text)],
    [
      0.9,
      (token) =>
        /^\s*[,:]?\s*\ue001/.test(token.right) &&
        token.place !== 'behind' &&
        /^\p{Script=Han}{2,3}(?<![说讲接收给打来去走了的])$/u.test(token.text) &&
        isName(token.text),
    ],
    [0.85, (token) => isByPhone(token) && token.place !== 'behind' && isName(token.text)],
    // A name that reads like a verb, or one of many characters, stands right at its phone.
    [
      0.75,
      ({ right, text }) =>
        /^\s*,?\s*\ue001/.test(right) &&
        (/^\p{Script=Han}{5,6}$/u.test(text)
          ? !noName.test(text) && !streetSign.test(text) && !/[组队屯寨]/.test(text)
          : text.length === 3 && hasSurname(text) && !/^[寄收发送运]|[到往给]/.test(text)),
    ],
    [
      0.75,
      (token) =>
        token.text.length === 1 &&
        token.text !== '家' &&
        surnames.test(token.text) &&
        (isNamed(token) || isByPhone(token)),
    ],
    // A line of its own that is no address: 发件方信息：⏎杭州九堡车品汇⏎….
    [
      0.7,
      ({ left, right, text, place }) =>
        hasPhone &&
        place === 'before' &&
        /\n[^\S\n]*$/.test(left) &&
        right.startsWith('\n') &&
        /^\p{Script=Han}{3,10}$/u.test(text) &&
        !noName.test(text) &&
        !spoken.test(text) &&
        !/[路街道巷弄镇乡村号室栋幢座楼]$/.test(text),
    ],
    // 钟楼 may be somebody, or where he lives.
    [0.8, ({ right, text }) => /^\s*\ue001/.test(right) && nameForm.test(text) && hasSurname(text) && text.length <= 3],
  ];
  for (const [sure, fits] of choices) {
    const found = tokens.filter(fits);
    // Where a person is named as well, a store is a part of the address.
    const persons = found.filter(({ text }) => !isFirm(text));
    const among = persons.length > 0 ? persons : found;
    // A name stands closer to its phone than the end of a street does.
    const token = among.find(({ right }) => right.startsWith(mark.phone)) ?? among[0];
    if (!token) continue;
    const isShared = new Set(found.map(({ text }) => text)).size > 1;
    const isCut = isCutFirm(token, tokens);
    tokens.splice(tokens.indexOf(token), 1);
    return {
      value: nameOf(token, plain),
      sure: isShared || isCut ? 0.6 : sureOf(token, sure),
      at: [{ from: token.from, to: token.to }],
    };
  }
  const glued = extractGluedName(tokens, plain);
  if (glued) return glued;
  const related = extractRelated(tokens, plain);
  if (related) return related;
  const token = tokens.find(({ place, text }) => place === 'before' && isName(text) && isLikely(text));
  if (!token) return undefined;
  tokens.splice(tokens.indexOf(token), 1);
  return { value: nameOf(token, plain), sure: 0.7, at: [{ from: token.from, to: token.to }] };
}

/** As sure as its rule, where its form says so too or it is said twice. */
const sureOf = (token: Token, sure: number): number =>
  Math.min(sure, !isSaidTwice(token) && !hasForm(token) ? 0.85 : isLatin(token.text) ? 0.92 : 1);

const nameOf = ({ from, to }: Span, plain: string) =>
  normalise.name(
    plain
      .slice(from, to)
      .replace(/(?<=^\p{Script=Han}{2,3})那[里儿边]?$/u, '')
      .replace(/(?<=^\p{Script=Han})\s+(?=\p{Script=Han}{1,2}$)/u, ''),
  );

const related =
  /^(?:\p{Script=Han}{0,6}(?:[爸妈哥姐弟妹舅叔伯姑姨婶]|老公|老婆|媳妇|儿子|女儿|闺女|外甥女?|侄[子女儿]|朋友|同学|同事|亲戚|战友|室友)(?:名?叫|是)?)?(\p{Script=Han}{2,3}?)((?:来?接车?|来?收车?|签收|提车|守着的?|等着|在家)?)$/u;

/** Somebody called by what he is to another one, or by what he does: 我老舅姜国富收, 李姐接车. */
function extractRelated(tokens: Token[], plain: string): Recognised | undefined {
  for (const token of tokens) {
    const [whole = '', name = '', does = ''] = related.exec(token.text) ?? [];
    if (whole.length === name.length || !isLikely(name) || !isName(name) || streetSign.test(name)) continue;
    tokens.splice(tokens.indexOf(token), 1);
    const to = token.to - does.length;
    return { value: nameOf({ from: to - name.length, to }, plain), sure: 0.8, at: [{ from: to - name.length, to }] };
  }
  return undefined;
}

/** The name hangs on the street, before its phone: 张江路88号王小明. */
function extractGluedName(tokens: Token[], plain: string): Recognised | undefined {
  const ordered = [...tokens.filter(isByPhone), ...tokens.filter((token) => !isByPhone(token)).toReversed()];
  for (const token of ordered.filter(({ text }) => text.length <= 80 && /\d|[组队屯寨路街道巷村镇]/.test(text))) {
    for (const length of [3, 2, 4, 5]) {
      const name = token.text.slice(-length);
      // 大道1180号给宋立新
      const street = token.text.slice(0, -length).replace(/(?<=[号室楼栋座层])(?:交?给|找|联系|叫)$/, '');
      const isWhole = new RegExp(`${houseEnd}$|\\d$|(?:车行|店|铺|厂|仓|公司|专卖)$`).test(street);
      // 工农兵大道老古138…
      const isTitled = /[路街道巷村镇]$/.test(street) && honorific.test(name) && token.right.startsWith(mark.phone);
      if (
        !(isTitled || (isWhole && /\d|[组队屯寨]$/.test(street))) ||
        !/^\p{Script=Han}+$/u.test(name) ||
        noName.test(name) ||
        /^[给找由交]|[号室楼栋幢座层元]/.test(name)
      )
        continue;
      // 鸿发车行李总: the surname is what stands right before the title.
      const isLonger =
        length === 3 && !surnames.test(name) && surnames.test(name.slice(1)) && honorific.test(name.slice(1));
      const isPerson =
        (honorific.test(name) && !isLonger) ||
        (surnames.test(name) && (length < 4 || /^(?:欧阳|司马|上官|诸葛|皇甫)/.test(name)));
      const isShop = isFirm(name);
      if (!isPerson && !isShop && !(isByPhone(token) && length < 4)) continue;
      const span = { from: token.to - length, to: token.to };
      const isSure =
        isPerson && token.right.startsWith(mark.phone) && new RegExp(`${houseEnd}$`).test(street) && !isFirm(name);
      token.to -= token.text.length - street.length;
      token.text = street;
      token.right = '';
      token.isCut = !isSure;
      return { value: nameOf(span, plain), sure: isSure ? 0.9 : isPerson ? 0.8 : 0.6, at: [span] };
    }
  }
  return undefined;
}

/** Whether a token says something else than a place, also without what is done there. */
const isTalk = (text: string) => noStreet.test(text.replace(behindPlace, ''));

/** The street begins right behind the region; what comes later goes on with it while it names a place. */
function extractStreet(tokens: Token[], text: string, plain: string, hasName: boolean): Recognised | undefined {
  const parts: Token[] = [];
  let isDoubted = false;
  for (const token of tokens.filter(({ place }) => place !== 'before')) {
    const previous = parts.at(-1);
    if (spoken.test(token.text) && !/\d/.test(token.text)) continue;
    const isAside = text.charAt(token.from - 1) === '(';
    const isPlace = beside.test(token.text) || landmark.test(token.text);
    const isStreety =
      isPlace || (!isAside && streetSign.test(token.text)) || /\d[^\d]*[号室楼栋幢座层]/.test(token.text);
    const hasNumber = parts.some((part) => /\d/.test(part.text));
    // A number alone, or letters and digits, are no place.
    if (
      !/\p{Script=Han}/u.test(token.text) &&
      (!previous ||
        (/^[^\p{Script=Han}]*[\n\ue001\ue005]|^\s+$/u.test(text.slice(previous.to, token.from)) &&
          /^\d{1,2}$/.test(token.text)))
    )
      continue;
    if (
      previous &&
      text.slice(previous.to, token.from).includes('\n') &&
      !/[路街道巷弄镇乡村号室栋幢座楼院园城厦区]/.test(token.text)
    )
      continue;
    if (!previous) {
      if (isTalk(token.text) && !/\d|[路街镇乡村]/.test(token.text)) continue;
      if (token.place === 'behind' ? token.text.length >= 2 : isStreety && roads.test(token.text)) parts.push(token);
      continue;
    }
    const gap = text.slice(previous.to, token.from);
    // The shop where the person who is named is found.
    if (hasName && /^[\s,]*$/.test(gap) && isFirm(token.text) && !/^\d/.test(token.text)) {
      parts.push(token);
      continue;
    }
    if (isTalk(token.text) && !/^[\p{Script=Han}]{0,6}\d/u.test(token.text)) continue;
    // In brackets right behind it: 11号（华贸楼下保安亭）, 夏庄村(三)组.
    if (/^\s*\($/.test(gap) && text.charAt(token.to) === ')' && !spoken.test(token.text) && !isLikely(token.text)) {
      parts.push(token);
      isDoubted ||=
        !isStreety && !streetSign.test(token.text) && !/^\p{Script=Han}?[组队社区栋]/u.test(text.slice(token.to + 1));
      continue;
    }
    const isNear = /^[\s,()-]*$/.test(gap) && !gap.includes('\n');
    const isNextLine = /^[\s,\ue002]*$/.test(gap);
    // 2318号 万达华府 C3栋: the number of a house goes on with what stands before it.
    const next = tokens.find(({ from }) => from > token.to);
    const isNumbered =
      next !== undefined &&
      /^ $/.test(text.slice(token.to, next.from)) &&
      /^[A-Za-z]?\d+[A-Za-z]?(?:[栋幢座]|号楼|单元)/.test(next.text);
    if (isStreety && (isNear || isNextLine)) parts.push(token);
    else if (isNear && isNumbered && hasNumber && !isLikely(token.text)) parts.push(token);
    else if (
      isNear &&
      !hasNumber &&
      token.text.length >= 2 &&
      tokens.some((each) => each.from > token.from && /\d/.test(each.text))
    )
      parts.push(token);
    else if (isStreety && /\d/.test(token.text) && !hasNumber) {
      parts.push(token);
      isDoubted = true;
    }
  }
  // 沪太路2695弄18号 上海宝山区顾村镇: the town stands behind its district, and the rest before it.
  const [town] = parts;
  const before = tokens.find(
    ({ place, text: own, right }) => place === 'before' && roads.test(own) && /\d/.test(own) && /^ *\ue006/.test(right),
  );
  if (before && parts.length === 1 && town && /(?:镇|乡|街道)$/.test(town.text)) parts.push(before);
  isDoubted ||= before !== undefined;
  if (parts.length === 0) {
    const lonely = tokens.find(
      ({ text: own }) => /[路街道镇村]/.test(own) && /\d/.test(own) && own.length >= 5 && !isTalk(own),
    );
    if (!lonely) return undefined;
    parts.push(lonely);
    isDoubted = true;
  }
  for (const part of parts) {
    tokens.splice(tokens.indexOf(part), 1);
    isDoubted ||= part.isCut ?? false;
  }
  let value = '';
  for (const [place, part] of parts.entries()) {
    const gap = place === 0 ? '' : text.slice(parts[place - 1]?.to ?? 0, part.from);
    const bracket = gap.includes('(') && text.charAt(part.to) === ')';
    // 石桥镇 石桥镇培中街3号: said once in short, and again in full.
    if (part.text.length > value.length && part.text.startsWith(value)) value = '';
    // 小榄镇 … 小榄民安中路118号: in full, and again in short.
    const town = /^(\p{Script=Han}{2,4})(?:镇|乡|街道)$/u.exec(value)?.[1];
    if (town && part.text.startsWith(town) && streetSign.test(part.text.slice(town.length))) {
      value += plain.slice(part.from + town.length, part.to);
      continue;
    }
    value += bracket ? `（${plain.slice(part.from, part.to)}）` : plain.slice(part.from, part.to);
  }
  if (text.charAt(parts.at(-1)?.to ?? 0) === mark.taken) value = value.replace(beforeVehicle, '');
  value = value.replace(behindPlace, '');
  value = value.replace(
    /^的|^是(?=\p{Script=Han}{2})|^(?:不对|那个|这个|就在|位于|在(?=\p{Script=Han}{2}))+|^[·,-]+/u,
    '',
  );
  value = value.replace(/(?<=\d) (?=[号室楼栋幢座弄组])/g, '');
  // 中路9号你去拿, 大道3号放着呢: what somebody does is no place.
  value = value.replace(/(?<=[号口楼店室院路街道村弄栋])(?:[你我他她]|[放停摆等]着|寄嘛).*$/u, '');
  // What is told of it behind its number: 249号购得…
  const told = /(?<=\d[号弄])(?:购|买|有|要|停|那个|挂|\d{1,2}月).*$/u.exec(value)?.[0] ?? '';
  value = value.slice(0, value.length - told.length);
  isDoubted ||= told !== '';
  const end = parts.at(-1)?.to ?? 0;
  // What stands right behind it in its line and nobody understood may be a part of it.
  const isOpenEnded = tokens.some(
    ({ from, text: own, right }) =>
      from > end &&
      /^[^\S\n]*\(?$/.test(text.slice(end, from)) &&
      own.length >= 2 &&
      !isTalk(own) &&
      !/^\s*[\ue001]/.test(right),
  );
  // 35号骑迹机车: a shop behind the number is where the person is who is named.
  const shop = /\d号?(\p{Script=Han}{3,10})$/u.exec(value)?.[1] ?? '';
  const isAtShop = hasName && isFirm(shop) && !shop.endsWith('商') && !noStreet.test(shop);
  const tail = /(?:[号室楼栋幢座层组队]|单元)(\p{Script=Han}{2,4})$/u.exec(value)?.[1] ?? '';
  const hidesName = !isAtShop && tail !== '' && !streetSign.test(tail) && !beside.test(tail) && !landmark.test(tail);
  const isPlain =
    (/\d/.test(value) || roads.test(value)) &&
    !noStreet.test(value) &&
    (streetEnd.test(value) || isAtShop) &&
    value.length <= 45 &&
    !hidesName &&
    !isOpenEnded;
  return {
    value,
    sure: isPlain && !isDoubted && roads.test(value) && /\p{Script=Han}/u.test(value) ? 0.95 : 0.6,
    at: parts.map(({ from, to }) => ({ from, to })),
  };
}
