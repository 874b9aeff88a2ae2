import { defineMessages } from '../../locales/define-messages';

export const searchMessages = defineMessages('search', {
  baidu: { zh: '百度', en: 'Baidu' },
  bing: { zh: '必应', en: 'Bing' },
  open: { zh: '搜索', en: 'Search' },
  searchWith: { zh: '用{engine}搜索“{query}”', en: 'Search {engine} for “{query}”' },
  loading: { zh: '正在查找…', en: 'Looking…' },
  keys: { zh: '↑↓ 选择　Enter 打开　Esc 关闭', en: '↑↓ choose · Enter opens · Esc closes' },
});
