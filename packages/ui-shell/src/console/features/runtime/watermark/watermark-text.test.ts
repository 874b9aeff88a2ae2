import { expect, it } from 'vitest';
import { watermarkText } from './watermark-text';

it('contains account and time to the minute, in the business time zone', () => {
  const now = new Date('2026-11-22T16:05:59Z');
  expect(watermarkText('ann', now, 'Asia/Shanghai')).toBe('ann 2026-11-23 00:05');
  expect(watermarkText('李雷', now, 'UTC')).toBe('李雷 2026-11-22 16:05');
});
