/** The syllables of the titles of the shell's own commands, each before its characters. */
const syllables =
  'an暗bai白bi闭bian编biao标bu布部cai菜cao操ce侧chang常chong重chu出cuo错da打大dan单dang当de的deng登ding定dong动fen分fu浮ge个gen跟gou勾gu固' +
  'guan关gui规hai海hang行he合hei黑heng横hong红hu户hua化huan换还ji辑jia加jian键jie捷ju局kai开kou口kuai快lan栏蓝lu录lv绿ming明nei内pan盘' +
  'ping屏qi其qian签前浅qie切qu区取quan全ri日rong容ru入se色shang上she设shen深shua刷sou搜sui随suo索ta他ti题tong统tui退wen文wu误xi系息xia下' +
  'xiang向xiao消xin新xuan选悬yan言yang洋ye页yi一yong用you右yu语yuan原zai载zhi志置zhong中zhu主zong综纵zui最zuo作左';

const known = /* @__PURE__ */ new Map(
  [...syllables.matchAll(/([a-z]+)([^a-z]+)/g)].flatMap(([, syllable, of = '']) =>
    [...of].map((letter) => [letter, syllable]),
  ),
);

/** The pinyin of a title of the shell, syllable by syllable; empty where a character is not among its own. */
export function shellPinyin(title: string): string {
  const found = [...title].map((letter) => known.get(letter));
  return found.includes(undefined) ? '' : found.join(' ');
}
