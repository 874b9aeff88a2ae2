import { expect, it } from 'vitest';
import { authMessages } from './messages';

it('every language has words for every code and greeting', () => {
  const { zh, en } = authMessages;
  expect(Object.keys(en.errors)).toEqual(Object.keys(zh.errors));
  expect(Object.keys(en.greetings)).toEqual(Object.keys(zh.greetings));
  for (const words of [zh, en]) {
    for (const word of [...Object.values(words.errors), ...Object.values(words.greetings)]) expect(word).not.toBe('');
  }
});

it('no sentence mixes its language with another: apart from places for fields, only names of formats are Latin in Chinese [no-mixed-language-in-sentence]', () => {
  const { zh } = authMessages;
  for (const word of [...Object.values(zh.errors), ...Object.values(zh.greetings), zh.virtualRoles]) {
    expect(word.replaceAll(/\{\w+\}|token|JSON/g, '')).not.toMatch(/[a-z]/i);
  }
});

it('the field of a malformed user info can be filled in', () => {
  expect(authMessages.zh.errors['profile-malformed']).toContain('{field}');
  expect(authMessages.en.errors['profile-malformed']).toContain('{field}');
});
