import { afterEach, expect, test } from 'vitest';
import { draw } from '../../../testing/draw';
import { SafeMarkup } from './safe-markup';
import { sanitiseMarkup } from './sanitise-markup';

let drawn: Awaited<ReturnType<typeof draw>> | undefined;
afterEach(async () => {
  await drawn?.remove();
  drawn = undefined;
});

const sanitised = async (markup: string) => {
  const box = document.createElement('div');
  box.append(await sanitiseMarkup(markup));
  return box.innerHTML;
};

test.each([
  ['<span lang="ar" dir="rtl">x</span>'],
  ['<time datetime="2025-02-06T08:00">x</time>'],
  ['<b title="a: b">x</b>'],
])('keeps %s [notices-keep-language-direction-date]', async (markup) => {
  expect(await sanitised(markup)).toBe(markup);
});

test.each([['<a href="">x</a>'], ['<a href="  ">x</a>'], ['<a href>x</a>']])(
  '%s leads nowhere [empty-link-notice-leads-nowhere]',
  async (markup) => {
    expect(await sanitised(markup)).toBe('<a>x</a>');
  },
);

test.each([['<b>word '], ['<'], ['word '], ['<b title="']])(
  '100 kB of %s are truncated with a note before they are parsed [long-markup-notice-does-not-hold]',
  async (piece) => {
    drawn = await draw(<SafeMarkup markup={`first ${piece.repeat(100_000 / piece.length)}`} />);
    expect(drawn.host.textContent).toMatch(/^first .*(内容过长|Too long)/s);
    expect(drawn.host.textContent?.length).toBeLessThan(11_000);
    expect(drawn.host.querySelector('b')).toBeNull();
  },
);
