import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n';
import { defineMessages } from './define-messages';
import { translate } from './translate';

const words = defineMessages('tabs', {
  close: { zh: '关闭', en: 'Close' },
  count: { zh: '{n} 个', en: '{n, plural, one {# tab} other {# tabs}}' },
});

describe('translate', () => {
  it('finds the words of a message in the present language without any catalogue', () => {
    const i18n = createI18n();
    expect(translate(i18n, words.close)).toBe('关闭');
    i18n.activate('en');
    expect(translate(i18n, words.close)).toBe('Close');
    expect(translate(i18n, words.count, { n: 1 })).toBe('1 tab');
  });

  it("prefers an app's own words for the id", () => {
    const i18n = createI18n({ locale: 'en', overrides: { en: { 'tabs.close': 'Shut' } } });
    expect(translate(i18n, words.close)).toBe('Shut');
  });

  it('shows English where a further language lacks the message [no-chinese-in-other-languages]', () => {
    const overrides = { ja: { 'tabs.count': '{n}' }, en: { 'own.title': 'Own' } };
    const i18n = createI18n({ locale: 'ja', overrides });
    expect(translate(i18n, words.close)).toBe('Close');
    expect(translate(i18n, 'own.title')).toBe('Own');
    expect(i18n._(words.close)).toBe('Close');
    expect(translate(i18n, words.count, { n: 2 })).toBe('2');
  });

  it('shows the language that stands in, through a chain of them, before English', () => {
    const fallbacks = { ar: 'ja', ja: 'zh', zh: 'ar' };
    const overrides = { ja: { 'tabs.count': '{n}' }, en: { 'own.title': 'Own' } };
    const i18n = createI18n({ locale: 'ar', overrides, fallbacks });
    expect(translate(i18n, words.close)).toBe('关闭');
    expect(translate(i18n, words.count, { n: 2 })).toBe('2');
    expect(translate(i18n, 'own.title')).toBe('Own');
    i18n.activate('en');
    expect(translate(i18n, words.close)).toBe('Close');
  });

  it('reads a string as an id of the catalogue, else as words', () => {
    const i18n = createI18n({ locale: 'en', messages: [words] });
    expect(translate(i18n, 'tabs.close')).toBe('Close');
    expect(translate(i18n, 'Orders {of today')).toBe('Orders {of today');
  });

  it.each(["Today's {orders, number} '{a}'", '{name}', 'constructor'])(
    'shows the plain string "%s" as it is [unsupported-icu-is-named]',
    (title) => {
      expect(translate(createI18n(), title)).toBe(title);
    },
  );

  it('fills placeholders with the values of the descriptor and of the call', () => {
    const i18n = createI18n({ locale: 'en' });
    expect(translate(i18n, { ...words.count, values: { n: 5 } })).toBe('5 tabs');
    expect(translate(i18n, { id: 'x', message: 'from {a} to {b}', values: { a: 1 } }, { b: 2 })).toBe('from 1 to 2');
  });
});
