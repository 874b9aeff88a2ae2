/** Stands where something was taken out of the text; a border for names and streets. */
export const mark = {
  phone: '\ue001',
  /** A word about a field. */
  label: '\ue002',
  /** A word that calls what follows a name. */
  name: '\ue003',
  /** Anything else that was understood. */
  taken: '\ue005',
} as const;

/** A message under way: what is understood is taken out by and by, so that every place stays where it is in the message. */
export interface Scan {
  /** As long as the message, and as it: full width made half, signs made alike, characters simplified. */
  text: string;
  /** The message with half-width signs, which values are cut out of. */
  plain: string;
}

const alike: Readonly<Record<string, string>> = {
  // As they write in Guangdong.
  喺: '在',
  佢: '他',
  嘅: '的',
  俾: '给',
  畀: '给',
  冇: '没',
  搵: '找',
  哋: '们',
  俺: '我',
  咱: '我',
  嚟: '来',
  搁: '在',
  攞: '拿',
  '、': ',',
  壹: '一',
  贰: '二',
  叁: '三',
  肆: '四',
  柒: '七',
  捌: '八',
  '|': ',',
  '/': ',',
  '。': ';',
  '~': ',',
  '\r': '\n',
  '\t': ',',
  '<': '[',
  '>': ']',
  '【': '[',
  '】': ']',
  '•': '·',
  '・': '·',
  '‧': '·',
  '∙': '·',
  '⋅': '·',
  '—': '-',
  '–': '-',
  '“': ' ',
  '”': ' ',
  '"': ' ',
  "'": ' ',
  '‘': ' ',
  '’': ' ',
};

/** Characters that labels and regions are written with in Hong Kong, Macau and Taiwan, each before its simplified form. */
const traditional =
  '収收粵粤銳锐崗岗羅罗陳陈黃黄許许謝谢葉叶蘇苏趙赵楊杨吳吴發发貨货區区縣县號号門门廈厦樓楼灣湾臺台東东廣广龍龙華华國国鎮镇鄉乡義义電电話话機机車车馬马親亲記记寶宝長长寧宁蘇苏鄭郑陽阳陰阴濟济連连雲云慶庆貴贵銀银烏乌魯鲁齊齐爾尔濱滨瀋沈錦锦營营撫抚順顺遼辽無无錫锡鹽盐揚扬紹绍麗丽溫温蕪芜銅铜黃黄贛赣萊莱煙烟濰潍開开許许漢汉荊荆隨随懷怀婁娄關关賀贺欽钦瓊琼瀘泸綿绵內内樂乐達达資资畢毕節节雞鸡鹹咸蘭兰張张涼凉隴陇聯联聽听係系繫系絡络備备註注價价數数輛辆費费現现預预時时間间觀观圍围屬属離离島岛鰂鲗從从遞递請请給给運运種种類类後后週周禮礼點点這这裡里裏里還还萬万動动輪轮雙双個个們们來来對对閃闪倉仓鈴铃愛爱瑪玛鳳凤鳥鸟豐丰澤泽滄沧邊边遠远進进鐵铁嶺岭範范棗枣莊庄膠胶臨临潁颍壽寿漣涟壩坝場场橋桥園园塢坞嶼屿巖岩峽峡嶗崂鄲郸鉅巨鋼钢錢钱鍾钟鍋锅閩闽閬阆隸隶靜静韓韩頭头額额饒饶駐驻驛驿髮发鬥斗魚鱼鯉鲤鶴鹤鷹鹰麥麦黨党儀仪儲储兩两處处優优別别劃划劉刘勁劲勝胜卻却歷历廳厅參参員员問问單单圖图團团墊垫壹一夾夹奧奥婦妇孫孙學学宮宫實实審审導导層层岡冈師师帶带幫帮庫库廠厂廟庙強强彎弯徑径復复恆恒應应戶户擔担據据換换敘叙斷断於于書书會会條条業业極极榮荣樹树橫横檢检櫃柜歸归殘残氣气決决沖冲況况淺浅渾浑測测滾滚漲涨潔洁潤润澗涧濁浊濕湿灘滩瀏浏為为熱热燒烧爐炉牆墙獅狮環环瑤瑶畝亩異异當当療疗盜盗監监盤盘礦矿稅税穩稳窯窑筆笔築筑簡简簽签紅红紙纸級级納纳純纯細细終终組组結结統统絲丝經经維维綱纲網网緊紧緒绪線线編编緣缘練练總总績绩織织續续罷罢習习聖圣聞闻聲声職职肅肃與与舊旧艦舰艙舱苧苎葉叶葦苇蒼苍蓋盖蓮莲蔣蒋蔭荫薊蓟薩萨藍蓝藝艺藥药蘆芦蘋苹術术衛卫裝装補补製制見见規规覺觉觸触計计訂订訊讯託托訪访詢询試试該该詳详認认誠诚說说誰谁論论證证識识護护讓让豬猪貝贝負负財财販贩責责貫贯貸贷買买貿贸賣卖賬账質质賴赖購购贈赠趕赶軌轨軍军軟软軸轴較较載载輔辅輕轻輸输轄辖轉转農农過过違违遲迟選选郵邮鄒邹鄧邓釋释針针鈔钞鈺钰銘铭銷销鋪铺錄录鍵键鏈链鏡镜鑰钥閑闲閣阁闊阔陝陕陸陆陳陈階阶際际隊队險险隱隐隻只雜杂難难霧雾頁页頂顶項项頓顿領领頗颇頤颐頻频顆颗題题顏颜顧顾顯显風风飛飞飯饭飲饮養养餘余館馆馮冯駁驳駕驾騎骑騰腾騾骡驗验驚惊體体鬆松鮑鲍鯨鲸鴨鸭鵬鹏麼么齒齿龐庞龔龚龜龟閔闵滸浒潯浔滬沪嶧峄淶涞鄆郓鄖郧漵溆滎荥碭砀鞏巩獻献欒栾灤滦淥渌縉缙暉晖燁烨瑩莹瑋玮穎颖嘯啸鴻鸿鳴鸣鈞钧鋒锋駿骏馳驰騏骐驊骅倫伦偉伟傑杰儉俭曉晓暢畅樺桦棟栋楓枫濤涛煒炜輝辉綺绮緯纬翹翘蘊蕴賢贤賓宾軒轩邁迈閻阎闞阚譚谭賈贾鄔邬鄺邝嚴严盧卢駱骆聶聂溝沟獲获靈灵疊叠眾众亞亚渦涡閘闸啟启遷迁匯汇興兴燈灯綏绥絳绛鄰邻鶯莺諸诸誼谊詔诏謙谦譙谯貞贞貢贡賚赉郟郏釣钓鑲镶鉛铅徵征壇坛壘垒將将堯尧嵐岚晉晋樅枞棲栖稜棱欖榄湯汤涇泾窪洼湞浈澠渑潛潜甌瓯甕瓮畬畲確确鹼碱禪禅積积蘿萝蕭萧藺蔺訥讷謨谟譜谱贊赞遙遥鮁鲅鮮鲜鳩鸠侖仑崑昆凱凯勸劝辦办務务廂厢呂吕壯壮嶽岳廬庐崍崃彌弥滿满遊游琿珲綠绿綜综輿舆賽赛冊册產产';

const simplified = new Map<string, string>();
for (let at = 0; at < traditional.length; at += 2) simplified.set(traditional.charAt(at), traditional.charAt(at + 1));

/** Makes a message plain without moving anything: signs that people use for one another become one, pictures become spaces. */
export function createScan(message: string): Scan {
  const bare = message
    .replace(/[✖✕╳]\ufe0f?/gu, (sign) => `x${' '.repeat(sign.length - 1)}`)
    .replace(/➡\ufe0f?|👉|☞|⇒|⟶|—+>|-+>|=+>|>{2,}/gu, (sign) => `→${' '.repeat(sign.length - 1)}`)
    .replace(
      /\p{Extended_Pictographic}|\ufe0f|\u200d|[\u200b\u200c\u200e\u200f\u202a-\u202e]|[\u{1f3fb}-\u{1f3ff}]|[\u{1f1e6}-\u{1f1ff}]/gu,
      (sign) => (/\d|[#*]/.test(sign) ? sign : ' '.repeat(sign.length)),
    );
  const plain = Array.from({ length: bare.length }, (_, place) => {
    const sign = bare.charAt(place);
    // The signs of a sentence stay as they are written.
    return /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u3000]/.test(sign) ? sign.normalize('NFKC') : sign;
  }).join('');
  const text = Array.from({ length: plain.length }, (_, place) => {
    const sign = plain.charAt(place);
    if (/[①-⑳]/.test(sign)) return ';';
    const half = sign.normalize('NFKC');
    const one = half.length === 1 ? half : sign;
    return alike[one] ?? simplified.get(one) ?? one;
  }).join('');
  return { text, plain };
}

/** Takes every match out of the text. `keep` may refuse one by returning false; what it sees is the match with its groups. */
export function extract(scan: Scan, pattern: RegExp, sign: string, keep: (match: RegExpExecArray) => unknown): void {
  for (const match of [...scan.text.matchAll(pattern)]) {
    if (keep(match) === false) continue;
    cover(scan, match.index, match.index + match[0].length, sign);
  }
}

/** Covers a stretch of the text with a mark. */
export function cover(scan: Scan, start: number, end: number, sign: string): void {
  scan.text = scan.text.slice(0, start) + sign.repeat(end - start) + scan.text.slice(end);
}

/** The stretch of a match. */
export const spanOf = ({ index, 0: found }: RegExpExecArray): { from: number; to: number } => ({
  from: index,
  to: index + found.length,
});
