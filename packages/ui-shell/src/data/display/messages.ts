import { defineMessages } from '../../locales/define-messages';

export const displayMessages = defineMessages('display', {
  remove: { zh: '移除{name}', en: 'Remove {name}' },
  empty: { zh: '未填写：', en: 'Not given: ' },
  loading: { zh: '正在加载…', en: 'Loading…' },
  stepDone: { zh: '已完成', en: 'Done' },
  stepCurrent: { zh: '进行中', en: 'In progress' },
  stepFailed: { zh: '有问题', en: 'Failed' },
  stepWaiting: { zh: '未开始', en: 'Not started' },
  icons: { zh: '图标', en: 'Icons' },
  iconsLead: { zh: '按一下图标即可复制它的名称', en: 'Press an icon to copy its name' },
  ownIcons: { zh: '自有图标', en: 'Own icons' },
  findIcon: { zh: '查找图标', en: 'Find an icon' },
  noIcon: { zh: '没有名称中含“{words}”的图标', en: 'No icon has “{words}” in its name' },
  copied: { zh: '已复制 {name}', en: '{name} copied' },
  notCopied: { zh: '无法复制，请手动复制选中的 {name}', en: 'Copying failed: {name} is selected, copy it' },
});
