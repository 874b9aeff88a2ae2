/** A language that nothing stands in for. */
export const config = {
  languages: [{ name: 'ja', title: '日本語', htmlLang: 'ja' }],
  messages: { ja: { 'login.submit': 'ログイン' } },
};
