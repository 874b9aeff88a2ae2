import { expect, it } from 'vitest';
import { readCaptcha } from './read-captcha';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const answer = (img: unknown) => ({ captchaEnabled: true, img, uuid: 'u1' });

it.each([
  [`data:image/png;base64,${png}`, `data:image/png;base64,${png}`],
  [png, `data:image/png;base64,${png}`],
  [
    btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
  ],
])('a picture may come as a data address or in base64 alone', (img, shown) => {
  expect(readCaptcha(answer(img))).toEqual({ img: shown, uuid: 'u1' });
});

it.each(['', 'javascript:alert(1)', 'data:text/html;base64,PHNjcmlwdD4=', 'https://evil.test/x.png', 'not base64!', 7])(
  'takes %j for no picture',
  (img) => {
    expect(readCaptcha(answer(img))).toBeNull();
  },
);
