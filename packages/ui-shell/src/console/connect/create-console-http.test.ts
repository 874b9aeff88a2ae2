import { describe, expect, it } from 'vitest';
import { httpWords } from './create-console-http';

describe('httpWords', () => {
  it("finds an app's own words for server answers by language and code", () => {
    const words = { en: { 'http.404': 'Not here', 'tabs.close': 'Shut' }, ja: { 'http.cipher': '暗号' } };
    expect(httpWords(words)).toEqual({ en: { 404: 'Not here' }, ja: { cipher: '暗号' } });
  });

  it('finds none without any', () => expect(httpWords({})).toEqual({}));
});
