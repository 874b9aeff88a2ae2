import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSignedChallenges } from './signed-challenges';

const make = (limit?: number) => {
  let time = 1_700_000_000_000;
  const challenges = createSignedChallenges({ life: 60_000, now: () => time, ...(limit && { limit }) });
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ...challenges, pass };
};

test('a challenge serves once, for its purpose, until it ends', () => {
  const { issue, use, isOpen, pass } = make();
  const [one, late] = [issue('a'), issue('a')];
  expect([use(one, 'b'), isOpen(one, 'a'), use(one, 'a'), isOpen(one, 'a'), use(one, 'a')]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  pass(59_999);
  expect([isOpen(late, 'a'), use(one, 'a')]).toEqual([true, false]);
  pass(1);
  expect(use(late, 'a')).toBe(false);
});

test('after many further challenges, the first one is still valid', () => {
  const { issue, use } = make(10);
  const first = issue('a');
  for (let times = 0; times < 5000; times += 1) issue('a');
  expect(use(first, 'a')).toBe(true);
});

test('a used challenge is never accepted again, even after many others', () => {
  const { issue, use, pass } = make(10);
  const used = Array.from({ length: 100 }, () => {
    pass(1);
    const challenge = issue('a');
    expect(use(challenge, 'a')).toBe(true);
    return challenge;
  });
  expect(used.filter((challenge) => use(challenge, 'a'))).toEqual([]);
  pass(60_000);
  expect(use(issue('a'), 'a')).toBe(true);
});

test('is invalid for another server, after a restart, and after any change', () => {
  const { issue, isOpen, clear } = make();
  const challenge = issue('a');
  expect(make().isOpen(challenge, 'a')).toBe(false);
  fc.assert(
    fc.property(fc.nat(challenge.length - 1), fc.constantFrom(...'AQgw09_-'), (place, letter) => {
      const forged = challenge.slice(0, place) + letter + challenge.slice(place + 1);
      expect(isOpen(forged, 'a')).toBe(forged === challenge);
    }),
  );
  for (const text of ['', ' ', `${challenge}=`, ` ${challenge}`, `${challenge}A`, 'a.b.c'])
    expect(isOpen(text, 'a')).toBe(false);
  fc.assert(fc.property(fc.string(), (text) => !isOpen(text, 'a')));
  clear();
  expect(isOpen(challenge, 'a')).toBe(false);
});
