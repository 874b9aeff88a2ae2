import { expect, test } from 'vitest';
import { isForeign, isolate } from './direction';

test.each([
  ['C++ (2)', 'ar', true],
  ['Order list', 'he', true],
  ['مرحبا 2', 'en', true],
  ['Anna', 'ar', false],
  ['12,50 €', 'ar', false],
  ['运单 (2)', 'zh', false],
  ['Order (2)', 'en', false],
  ['', 'ar', false],
])('%j in %s is kept apart: %s', (text, language, foreign) => {
  expect(isForeign(text, language)).toBe(foreign);
  expect(isolate(text, language)).toBe(foreign ? `\u2068${text}\u2069` : text);
});
