import { expect, it } from 'vitest';
import { lintResponses, uncheckedResponses } from './unchecked-responses.mjs';

it.each([
  "const { key } = await http.get<{ key: string }>('/draftKey');",
  "http.post<Order[]>('/order/list', {})",
  'client.request<T>(options)',
])('refuses %s', (line) => {
  expect(uncheckedResponses(`\n${line}`)).toEqual([expect.stringContaining(`line 2: "${line}"`)]);
});

it.each(["await http.get('/draftKey')", "http.post<unknown>('/order/list')", 'new Map<string, number>()'])(
  'accepts %s',
  (line) => {
    expect(uncheckedResponses(line)).toEqual([]);
  },
);

it('finds none in the console and the examples', () => {
  expect(lintResponses()).toEqual([]);
});
