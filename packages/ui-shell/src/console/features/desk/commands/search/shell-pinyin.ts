/** The syllables of the shell's command and button titles, each before its characters. */
const syllables =
  'an暗案按ba把bai白败bao保bei被ben本bi闭bian编biao标表bing并bu布部不cai菜cang藏cao操草ce侧cha查chang常chao超che撤cheng称成chi持chong重chu出除处chuan传' +
  'chuang窗ci此cun存cuo错da打大dai待dan单dang当dao导到de的deng登等di第ding定diu丢dong动duo多fan返翻fang方放fen分份fou否fu浮复符gai改gao稿告ge个格gei给gen跟' +
  'geng更gong共功gou勾gu固guan关观gui规gun滚guo过hai海hang行he合何和hei黑heng横hong红hou后hu户hua化huan换还hui回恢ji辑记己继即jia加jian键件见间减jiang降jie捷结' +
  'jin仅进今近jing警ju局据kai开kan看ke可kong空kou口kuai快lai来lan栏蓝览li历lian联liang量lie列ling令liu浏lu录lv绿ma码mei没每mi密mian面ming明名命mo默mu幕na哪nei内' +
  'nian粘年nin您pai排pan盘pei配pi批匹ping屏qi其起器弃期启qian签前浅qie切qing清请qu区取去quan全que确ren认人任ri日rong容ru入se色shai筛shan删shang上shao少she设' +
  'shen深sheng升shi式视是始时试示使失shou收shu数束shua刷song松sou搜sui随suo索所锁ta他ti题提tian填天tiao条tie贴tong统同通tu图tui退wai外wan完wang网往wei为未wen文问' +
  'wu误无xi系息xia下xian显xiang向享项xiao消销xie些写xin新xiu修xu许续序xuan选悬xun询yan言yang洋ye页yi一已移yin隐yong用you右有yu语与yuan原yue月yun允zai载在zan暂' +
  'ze择zeng增zhan展zhao找zhe这zheng正zhi志置至制支知zhong中种zhu主zi自zong综纵zui最zuo作左';

const shellLetters = /* @__PURE__ */ new Map(
  [...syllables.matchAll(/([a-z]+)([^a-z]+)/g)].flatMap(([, syllable, of = '']) =>
    [...of].map((letter) => [letter, syllable]),
  ),
);

/** The pinyin of a title by the shell's letters, else by the app's; empty if a letter is unknown. */
export function pinyinOf(title: string, letters: Readonly<Record<string, string>> = {}): string {
  const parts = title.match(/\p{Script=Han}|[^\p{Script=Han}\s]+/gu) ?? [];
  if (!parts.some((part) => isLetter.test(part))) return '';
  const read = (find: (letter: string) => string | undefined) =>
    parts.map((part) => (isLetter.test(part) ? find(part) : part.toLowerCase()));
  const byShell = read((letter) => shellLetters.get(letter));
  const result = byShell.includes(undefined) ? read((letter) => letters[letter] ?? shellLetters.get(letter)) : byShell;
  return result.includes(undefined) ? '' : result.join(' ');
}

const isLetter = /\p{Script=Han}/u;
