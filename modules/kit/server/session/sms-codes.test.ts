import { expect, test } from 'vitest';
import { createSmsCodes } from './sms-codes';

function codesAt() {
  const clock = { time: 0 };
  return { clock, codes: createSmsCodes({ now: () => clock.time }) };
}

function sentCode(codes: ReturnType<typeof createSmsCodes>, phone: string): string {
  const sent = codes.send(phone);
  if ('wait' in sent) throw new Error(`no code was sent, wait ${sent.wait}`);
  return sent.code;
}

test('a number gets one code a minute, of six digits', () => {
  const { codes, clock } = codesAt();
  expect(codes.send('13800000001')).toEqual({ code: expect.stringMatching(/^\d{6}$/) });
  clock.time = 20_500;
  expect(codes.send('13800000001')).toEqual({ wait: 40 });
  expect(codes.send('13800000002')).toHaveProperty('code');
  clock.time = 60_000;
  expect(codes.send('13800000001')).toHaveProperty('code');
});

test('the right code is good until it is used', () => {
  const { codes } = codesAt();
  const code = sentCode(codes, '13800000001');
  expect(codes.check('13800000002', code)).toBe(false);
  expect([codes.check('13800000001', code), codes.check('13800000001', code)]).toEqual([true, true]);
  codes.use('13800000001');
  expect(codes.check('13800000001', code)).toBe(false);
});

test('five wrong codes end the right one', () => {
  const { codes } = codesAt();
  const code = sentCode(codes, '13800000001');
  const wrong = code === '000000' ? '111111' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) expect(codes.check('13800000001', wrong)).toBe(false);
  expect(codes.check('13800000001', code)).toBe(false);
});

test('a code ends after five minutes', () => {
  const { codes, clock } = codesAt();
  const code = sentCode(codes, '13800000001');
  clock.time = 300_000;
  expect(codes.check('13800000001', code)).toBe(false);
});
