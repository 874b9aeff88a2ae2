import { expect, it } from 'vitest';
import { createI18n } from './create-i18n';
import { defineMessages } from './define-messages';
import { followHotMessages, messagesReplaced } from './hot-messages';
import { translate } from './translate';

const table = (zh: string, en: string) => defineMessages('hot', { name: { zh, en }, own: { zh, en } });
const replace = (zh: string, en: string) =>
  void window.dispatchEvent(new CustomEvent(messagesReplaced, { detail: [table(zh, en)] }));

it("shows a replaced text in both languages where the old message is in use, and keeps an app's own", () => {
  const overrides = { en: { 'hot.own': 'Mine' } };
  const i18n = createI18n({ overrides });
  const stop = followHotMessages(i18n, overrides);
  let changes = 0;
  i18n.on('change', () => {
    changes += 1;
  });
  const messages = table('旧', 'Old');
  const shown = () => [translate(i18n, messages.name), translate(i18n, messages.own)];
  expect(shown()).toEqual(['旧', '旧']);
  replace('新', 'New');
  expect(changes).toBeGreaterThan(0);
  expect(shown()).toEqual(['新', '新']);
  i18n.activate('en');
  expect(shown()).toEqual(['New', 'Mine']);
  replace('更新', 'Newer');
  expect(shown()).toEqual(['Newer', 'Mine']);
  stop();
  replace('无', 'None');
  expect(shown()).toEqual(['Newer', 'Mine']);
});
