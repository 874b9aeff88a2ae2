/** A language that English stands in for, and whose lines begin on the right. */
export const config = {
  languages: [{ name: 'syr', title: 'ܠܫܢܐ', htmlLang: 'syr', fallback: 'en', dir: 'rtl' }],
  messages: { syr: { 'login.submit': 'ܥܘܠ' } },
};
