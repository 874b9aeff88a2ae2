import { expect, test } from 'vitest';
import { createCaptchas } from './captchas';
import { captchaAlphabet, drawCaptcha } from './draw-captcha';

test('a picture is an SVG in a data URL and does not hold its text', () => {
  const captchas = createCaptchas({ mode: 'always', now: () => 0 });
  const { img, uuid } = captchas.draw();
  expect(img).toMatch(/^data:image\/svg\+xml;base64,/);
  const svg = Buffer.from(img.split(',')[1] ?? '', 'base64').toString();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/s);
  expect(svg).not.toContain('<text');
  expect(captchas.answer(uuid)).toMatch(/^[A-Z2-8]{4}$/);
});

test('every character can be drawn, and the same text never looks the same [picture-code-without-unmaintained-library]', () => {
  for (const character of captchaAlphabet) expect(drawCaptcha(character).match(/<path/g)?.length).toBeGreaterThan(2);
  expect(new Set(Array.from({ length: 20 }, () => drawCaptcha('WB24'))).size).toBe(20);
});

test('the typed text is compared without case and blanks, once', () => {
  const captchas = createCaptchas({ mode: 'always', now: () => 0 });
  const { uuid } = captchas.draw();
  const typed = ` ${captchas.answer(uuid)?.toLowerCase()} `;
  expect(captchas.check(uuid, typed)).toBe(true);
  expect(captchas.check(uuid, typed)).toBe(false);
});

test('a wrong text uses the picture up', () => {
  const captchas = createCaptchas({ mode: 'always', now: () => 0 });
  const { uuid } = captchas.draw();
  const answer = captchas.answer(uuid) ?? '';
  expect(captchas.check(uuid, 'no')).toBe(false);
  expect(captchas.check(uuid, answer)).toBe(false);
});

test('a picture ends after two minutes', () => {
  let time = 0;
  const captchas = createCaptchas({ mode: 'always', now: () => time });
  const { uuid } = captchas.draw();
  const answer = captchas.answer(uuid) ?? '';
  time = 120_000;
  expect(captchas.check(uuid, answer)).toBe(false);
});

test('auto asks for it after three failures from an address, until one sign-in succeeds', () => {
  const captchas = createCaptchas({ mode: 'auto', now: () => 0 });
  captchas.noteFailure('10.0.0.1');
  captchas.noteFailure('10.0.0.1');
  expect(captchas.isEnabled('10.0.0.1')).toBe(false);
  captchas.noteFailure('10.0.0.1');
  expect([captchas.isEnabled('10.0.0.1'), captchas.isEnabled('10.0.0.2')]).toEqual([true, false]);
  captchas.noteSuccess('10.0.0.1');
  expect(captchas.isEnabled('10.0.0.1')).toBe(false);
});

test('however many pictures are drawn, the first one can still be answered, and each shows a text of its own', () => {
  const captchas = createCaptchas({ mode: 'always', now: () => 0 });
  const { uuid } = captchas.draw();
  const texts = new Set<string | undefined>();
  for (let times = 0; times < 2000; times += 1) texts.add(captchas.answer(captchas.draw().uuid));
  expect(texts.size).toBeGreaterThan(1900);
  expect(captchas.check(uuid, captchas.answer(uuid) ?? '')).toBe(true);
});
