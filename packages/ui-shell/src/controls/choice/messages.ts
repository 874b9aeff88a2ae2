import { defineMessages } from '../../locales/define-messages';

export const choiceMessages = defineMessages('choice', {
  choose: { zh: '请选择', en: 'Choose' },
  clear: { zh: '清除', en: 'Clear' },
  search: { zh: '搜索', en: 'Search' },
  none: { zh: '没有匹配的选项', en: 'Nothing matches' },
  searching: { zh: '正在查找…', en: 'Searching…' },
  failed: { zh: '没有查到，请重试', en: 'The search failed' },
  retry: { zh: '重试', en: 'Try again' },
  chosen: { zh: '已选的{label}', en: 'Chosen: {label}' },
});
