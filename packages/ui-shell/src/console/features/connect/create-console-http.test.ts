import { describe, expect, it } from 'vitest';
import { httpMessages } from './create-console-http';

describe('httpMessages', () => {
  it("finds an app's own words for server answers by language and code", () => {
    const messages = { en: { 'http.404': 'Not here', 'tabs.close': 'Shut' }, ja: { 'http.cipher': '暗号' } };
    expect(httpMessages(messages)).toEqual({ en: { 404: 'Not here' }, ja: { cipher: '暗号' } });
  });

  it('finds none without any', () => expect(httpMessages({})).toEqual({}));
});
