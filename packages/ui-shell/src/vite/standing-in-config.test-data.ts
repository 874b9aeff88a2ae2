/** A right-to-left language with English as its fallback. */
export const config = {
  languages: [{ name: 'syr', title: 'ܠܫܢܐ', htmlLang: 'syr', fallback: 'en', dir: 'rtl' }],
  messages: { syr: { 'login.submit': 'ܥܘܠ' } },
};
