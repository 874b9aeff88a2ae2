/** A language without a fallback. */
export const config = {
  languages: [{ name: 'ja', title: '日本語', htmlLang: 'ja' }],
  messages: { ja: { 'login.submit': 'ログイン' } },
};
