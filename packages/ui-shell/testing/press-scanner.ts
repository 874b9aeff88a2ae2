import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Types into the focused element as a scanner does; event times are synthetic, so the machine's speed does not matter. */
export async function pressScanner(text: string, { pause = 8, end = 'Enter' } = {}): Promise<void> {
  const session = cdp();
  let timestamp = Date.now() / 1000;
  const press = async (key: string, typed: string) => {
    timestamp += pause / 1000;
    const code = { Enter: 13, Tab: 9 }[key];
    const facts = { key, code: code ? key : '', timestamp, ...(code && { windowsVirtualKeyCode: code }) };
    await session.send('Input.dispatchKeyEvent', { type: typed ? 'keyDown' : 'rawKeyDown', text: typed, ...facts });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...facts });
  };
  for (const sign of text) await press(sign, sign);
  await press(end, end === 'Enter' ? '\r' : '');
}
