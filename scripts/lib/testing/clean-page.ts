import { afterAll, beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

/** Style sheets of modules, which the page loads once for all files. */
const ofModules = 'style[data-styled], [data-vite-dev-id]';
const before = new Set(document.head.children);

/** Resets the address, storage and look after each file, because test files share one page. */
afterAll(() => {
  history.replaceState(null, '', location.pathname + location.search);
  localStorage.clear();
  sessionStorage.clear();
  for (const element of [...document.head.querySelectorAll('style, link')])
    if (!before.has(element) && !element.matches(ofModules)) element.remove();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
});

/** The pointer of the previous test rests where it clicked last and would hover over the next test's elements. */
beforeEach(async () => {
  if (document.querySelector(':hover'))
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});
