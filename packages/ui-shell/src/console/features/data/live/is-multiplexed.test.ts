// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isMultiplexed } from './is-multiplexed';

it.each([
  ['h2', '', true],
  ['h3', '/api', true],
  ['http/1.1', '', false],
  ['', '', false],
  ['h2', 'https://api.elsewhere.example', false],
])(
  'a page by %j whose API is at %j shares connections between calls: %s [live-changes-by-one-hook]',
  (nextHopProtocol, baseUrl, expected) => {
    Reflect.set(performance, 'getEntriesByType', () => [{ nextHopProtocol }]);
    expect(isMultiplexed(baseUrl)).toBe(expected);
  },
);
