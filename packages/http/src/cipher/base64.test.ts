import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64';

const always = () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  return { isDue: () => true, pause, count: () => pauses };
};

it.each([0, 1, 2, 3, 12_287, 12_288, 12_289, 100_000])(
  '%i bytes there and back are what Node.js makes of them',
  async (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    const base64 = await toBase64(bytes, always());
    expect(base64).toBe(Buffer.from(bytes).toString('base64'));
    expect(Buffer.from(await fromBase64(base64, always())).equals(bytes)).toBe(true);
  },
);

it('a megabyte may pause every 12 kB, both ways', async () => {
  const there = always();
  const base64 = await toBase64(new Uint8Array(1_000_000), there);
  const back = always();
  await fromBase64(base64, back);
  expect([there.count(), back.count()]).toEqual([82, 82]);
});
