import { afterEach, expect, it } from 'vitest';
import { restorePageScrolls } from './restore-page-scrolls';
import { scrollsIn } from './scrolls';

afterEach(() => document.body.replaceChildren());

const box = (height: number) => {
  const element = document.createElement('div');
  element.style.height = `${height}px`;
  return element;
};

/** A scroller with a page, in which a table scrolls. */
function draw(inner: number) {
  const scroller = box(200);
  scroller.style.overflow = 'auto';
  const frame = box(0);
  frame.style.height = 'auto';
  frame.dataset.page = '/orders';
  frame.dataset.state = 'shown';
  const table = box(100);
  table.style.overflow = 'auto';
  table.append(box(inner));
  frame.append(box(10), table);
  scroller.append(frame);
  document.body.append(scroller);
  return { scroller, frame, table };
}

const page = { path: [], top: 300, left: 0 };

it('everything that was scrolled in a page comes to its place once it is long enough [scroll-positions-survive-expiry]', async () => {
  const before = draw(1000);
  before.table.scrollTop = 120;
  const scrolls = [page, ...scrollsIn(before.frame)];
  expect(scrolls).toEqual([page, { path: [1], top: 120, left: 0 }]);
  before.scroller.remove();

  const { scroller, frame, table } = draw(0);
  restorePageScrolls('/orders', scrolls, scroller, new AbortController().signal);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([scroller.scrollTop, table.scrollTop]).toEqual([0, 0]);
  table.append(box(1000));
  await expect.poll(() => table.scrollTop).toBe(120);
  frame.append(box(1000));
  await expect.poll(() => scroller.scrollTop).toBe(300);
});

it("keeps the position of a user's own scroll", async () => {
  const { scroller, frame } = draw(0);
  restorePageScrolls('/orders', [page], scroller, new AbortController().signal);
  window.dispatchEvent(new WheelEvent('wheel'));
  frame.append(box(1000));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(scroller.scrollTop).toBe(0);
});

it('a table that was scrolled to the side waits until it is wide enough [table-scroll-survives-expiry]', async () => {
  const { scroller, table } = draw(0);
  restorePageScrolls('/orders', [{ path: [1], top: 0, left: 60 }], scroller, new AbortController().signal);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const wide = box(50);
  wide.style.width = '5000px';
  table.append(wide);
  await expect.poll(() => table.scrollLeft).toBe(60);
});
