/** The languages of the switch, in its order; the first visit uses the first one. */
export const languages = [
  { name: 'en', title: 'English', htmlLang: 'en' },
  { name: 'zh', title: '中文', htmlLang: 'zh-CN' },
] as const;
