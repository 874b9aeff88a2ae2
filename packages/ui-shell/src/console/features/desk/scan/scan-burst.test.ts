import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addKey, type ScanBurst, type ScanKey } from './scan-burst';

const plain = {
  keyCode: 65,
  code: '',
  shiftKey: false,
  isTrusted: true,
  repeat: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
};
const key = (name: string, timeStamp: number, more: Partial<ScanKey> = {}): ScanKey => ({
  ...plain,
  key: name,
  timeStamp,
  ...more,
});

/** The codes that are read from keys. */
function codesOf(keys: readonly ScanKey[]): readonly string[] {
  let burst: ScanBurst | undefined;
  return keys.flatMap((each) => {
    burst = addKey(burst, each);
    return burst?.ended ? [burst.text] : [];
  });
}

/** Keys with the time before each, in ms; one time for all, or the last one from there on. */
function typed(text: string, pauses: readonly number[], end = 'Enter', more: Partial<ScanKey> = {}): ScanKey[] {
  let at = 1000;
  return [...text, end].map((name, place) => {
    at += pauses[place] ?? pauses.at(-1) ?? 0;
    return key(name, at, more);
  });
}

/** The keys with another one in the place of one. */
const withKey = (keys: readonly ScanKey[], place: number, other: ScanKey) =>
  keys.map((each, at) => (at === place ? other : each));

const signs = [...'ABCDEFGHJKLMNPRTUVWXYZ0123456789-/'];
const code = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...signs), { minLength, maxLength }).map((list) => list.join(''));
const quick = fc.double({ min: 1, max: 34.9, noNaN: true });
const end = fc.constantFrom('Enter', 'Tab');

it.each([1, 2, 5, 8, 12, 16, 20, 25, 29, 34])(
  'a scanner that types a key each %i ms is read [scan-is-read]',
  (pause) => {
    expect(codesOf(typed('TY2026010100001-1/2', [pause]))).toEqual(['TY2026010100001-1/2']);
    expect(codesOf(typed('TY2026010100001', [pause], 'Tab'))).toEqual(['TY2026010100001']);
  },
);

it('recorded scanners are read: USB in pairs of frames, Bluetooth with jitter, with Shift and CapsLock between', () => {
  const usb = [0, 7.9, 8.1, 8, 0.1, 15.9, 8, 8, 8.2, 7.8, 8, 0, 16, 8, 8, 8];
  const bluetooth = [0, 11.3, 22.5, 3.7, 18.8, 11.2, 26.3, 1.2, 14.9, 11.4, 23.1, 7.4, 11.3, 28.7, 2.2, 11.3];
  for (const pauses of [usb, bluetooth]) expect(codesOf(typed('TY2026010100001', pauses))).toEqual(['TY2026010100001']);
  const keys = typed('TY2026010100001', [10]).flatMap((each) => [
    key('CapsLock', each.timeStamp - 2),
    key('Shift', each.timeStamp - 1),
    each,
  ]);
  expect(codesOf(keys)).toEqual(['TY2026010100001']);
});

it('two codes that follow at once are two, and a code after typing by hand is itself', () => {
  const first = typed('TY2026010100001', [5]);
  const second = typed('TY2026010100002', [5]).map((each) => ({ ...each, timeStamp: each.timeStamp + 90 }));
  expect(codesOf([...first, ...second])).toEqual(['TY2026010100001', 'TY2026010100002']);
  const byHand = typed('abc', [130]).slice(0, 3);
  const later = first.map((each) => ({ ...each, timeStamp: each.timeStamp + 600 }));
  expect(codesOf([...byHand, ...later])).toEqual(['TY2026010100001']);
});

it('any code of 8 signs or more is read whatever the jitter [scan-is-read]', () => {
  fc.assert(
    fc.property(code(8, 40), fc.array(quick, { minLength: 41, maxLength: 41 }), end, (text, pauses, last) => {
      expect(codesOf(typed(text, pauses, last))).toEqual([text]);
    }),
  );
});

it('fewer than 8 characters, another end or a pause before it are no code [scan-never-mistaken]', () => {
  fc.assert(
    fc.property(code(1, 7), quick, end, (text, pause, last) => {
      expect(codesOf(typed(text, [pause], last))).toEqual([]);
    }),
  );
  expect(codesOf(typed('TY2026010100001', [5], 'Escape'))).toEqual([]);
  const late = typed('TY2026010100001', [5]);
  expect(codesOf(withKey(late, 15, key('Enter', (late[14]?.timeStamp ?? 0) + 121)))).toEqual([]);
  expect(codesOf(typed('TY2026010100001', [5, 5, 5, 5, 5, 5, 5, 121, 5]))).toEqual(['10100001']);
  expect(codesOf(typed('TY2026010100001', [35]))).toEqual([]);
});

it('a scanner that stumbles is read: one half of its pauses is short, the others are under 120 ms [scan-is-read]', () => {
  const stumbling = [0, 9, 88, 11, 9, 119, 10, 8, 12, 61, 9, 9, 10, 47, 9, 10];
  expect(codesOf(typed('TY2026010100001', stumbling))).toEqual(['TY2026010100001']);
});

it('a hand is never taken for a scanner, whose rolled keys are fewer than half [scan-never-mistaken]', () => {
  // Quickest of a hand: two keys that are hit together, then the way to the next ones.
  const pair = fc.tuple(fc.double({ min: 35, max: 250, noNaN: true }), fc.double({ min: 35, max: 250, noNaN: true }));
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 30 }), quick, end, (pairs, within, last) => {
      const pauses = pairs.flatMap(([before, after]) => [before, within, after]);
      expect(codesOf(typed('x'.repeat(pauses.length - 1), pauses, last))).toEqual([]);
    }),
  );
  const recorded = [0, 92, 61, 28, 104, 73, 19, 12, 131, 88, 24, 97, 66, 81, 22, 118, 140];
  expect(codesOf(typed('statusinlieferung', recorded))).toEqual([]);
});

it('an input method that takes the keys changes nothing: they are read by their places [scan-is-read]', () => {
  const text = 'TY2026-01/aB.9';
  const places: Record<string, string> = { '-': 'Minus', '/': 'Slash', '.': 'Period', Enter: 'Enter' };
  const keys = typed(text, [8]).map((each) => ({
    ...each,
    keyCode: 229,
    isComposing: true,
    shiftKey: /[A-Z]/.test(each.key) && each.key.length === 1,
    code: places[each.key] ?? (/\d/.test(each.key) ? `Digit${each.key}` : `Key${each.key.toUpperCase()}`),
    key: 'Process',
  }));
  expect(codesOf(keys)).toEqual([text]);
  const withShift = keys.flatMap((each) => [{ ...each, code: 'ShiftLeft', timeStamp: each.timeStamp - 1 }, each]);
  expect(codesOf(withShift)).toEqual([text]);
  const numpad = [...'4006381333931'].map((digit, at) => ({
    ...key('Process', at * 8, { keyCode: 229 }),
    code: `Numpad${digit}`,
  }));
  const last = { ...key('Process', 13 * 8, { keyCode: 229 }), code: 'NumpadEnter' };
  expect(codesOf([...numpad, last])).toEqual(['4006381333931']);
});

it('a prefix that names the kind of code is no part of it [scan-is-read]', () => {
  expect(codesOf(typed(']C1TY2026010100001', [8]))).toEqual(['TY2026010100001']);
  expect(codesOf(typed(']Q3TY2026010100001', [8], 'Tab'))).toEqual(['TY2026010100001']);
  expect(codesOf(typed(']C11234567', [8]))).toEqual([]);
  expect(codesOf(typed('[C1TY20260101', [8]))).toEqual(['[C1TY20260101']);
});

it('a held key, a scripted key, a key with Ctrl, Alt or ⌘, or one without a key code is never part of a code [scan-never-mistaken]', () => {
  const others: Partial<ScanKey>[] = [
    { repeat: true },
    { isTrusted: false },
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { keyCode: 229, code: 'Backspace' },
    { keyCode: 229, code: 'Unidentified' },
    { isComposing: true, code: '' },
  ];
  for (const more of others) {
    expect(codesOf(typed('TY2026010100001', [5], 'Enter', more))).toEqual([]);
    const keys = typed('TY2026010100001', [5]);
    for (const place of [12, 15]) {
      const [other] = keys.slice(place);
      if (other) expect(codesOf(withKey(keys, place, { ...other, ...more }))).toEqual([]);
    }
  }
  for (const name of ['Process', 'Unidentified', 'Dead', 'Backspace', 'ArrowLeft', 'Insert'])
    expect(codesOf(withKey(typed('TY2026010100001', [5]), 12, key(name, 1060)))).toEqual([]);
});
