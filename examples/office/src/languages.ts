/** The languages of the switch, in its order; the first one is that of the first visit. */
export const languages = [
  { name: 'en', title: 'English', htmlLang: 'en' },
  { name: 'zh', title: '中文', htmlLang: 'zh-CN' },
] as const;
