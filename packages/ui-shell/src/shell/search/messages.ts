import { defineMessages } from '../../locales/define-messages';

export const searchMessages = defineMessages('search', {
  baidu: { zh: '百度', en: 'Baidu' },
  bing: { zh: '必应', en: 'Bing' },
  open: { zh: '搜索', en: 'Search' },
  placeholder: { zh: '输入关键词，回车搜索', en: 'Type a word, press Enter to search' },
  suggestions: { zh: '搜索建议', en: 'Suggestions' },
  searchWith: { zh: '用{engine}搜索“{query}”', en: 'Search {engine} for “{query}”' },
  newWindow: { zh: '在新窗口打开', en: 'Opens a new window' },
  loading: { zh: '正在查找…', en: 'Looking…' },
  found: {
    zh: '找到 {count} 条建议',
    en: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
  },
  none: { zh: '没有匹配的建议，可以直接搜索。', en: 'No suggestions. You can search for the words as they are.' },
  failed: {
    zh: '暂时取不到建议，仍可直接搜索。',
    en: 'Suggestions are not available right now. You can still search.',
  },
  hint: { zh: '输入关键词后显示建议', en: 'Suggestions appear as you type' },
  keys: { zh: '↑↓ 选择　Enter 打开　Esc 关闭', en: '↑↓ choose · Enter opens · Esc closes' },
});
