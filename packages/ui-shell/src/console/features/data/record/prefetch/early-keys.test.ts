// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { createEarlyKeys } from './early-keys';

function start() {
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const clock = { now: 0 };
  const early = createEarlyKeys(life.signal, () => clock.now);
  const press = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.body.dispatchEvent(event);
  };
  return { clock, early, press, take: () => early.take(() => true) };
}

it('keeps keys that were pressed while a page opens, however late the page reads them', () => {
  const { clock, early, press, take } = start();
  early.begin();
  clock.now = 14_000;
  press('j', 9000);
  press('k', 9500);
  expect([take(), take(), take()]).toEqual(['j', 'k', undefined]);
});

it('keeps no key that was pressed more than 10 s after the page began to open', () => {
  const { clock, early, press, take } = start();
  early.begin();
  clock.now = 10_100;
  press('j', 10_050);
  expect(take()).toBeUndefined();
});

it('drops a key that nothing wanted for 10 s', () => {
  const { clock, early, press, take } = start();
  early.begin();
  press('j', 100);
  clock.now = 10_100;
  expect(take()).toBeUndefined();
});
