import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { themeStyleSheet } from '../../src/theme/theme-style-sheet';
import { chineseWords } from './chinese-words';
import { gluedWords } from './glued-words';
import { loneColours } from './lone-colours';
import { lostParts } from './lost-parts';
import { movingParts } from './moving-parts';
import { uncertifiedWords } from './uncertified-words';

let added: Element[] = [];
afterEach(() => {
  for (const element of added) element.remove();
  added = [];
});

function draw(html: string, css = '') {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = `${themeStyleSheet()}\n${css}`;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html;
  added.push(style, host);
  return host;
}

const tabs = '<div role="tablist"><button role="tab" aria-selected="true">One</button></div>';

it('finds a state shown by colour alone, but no state with a shape or enough contrast', () => {
  const coloursWith = (css: string) =>
    loneColours(draw(tabs, `[role=tab] { border: 0; background: #fff; color: #333 } ${css}`));
  expect(coloursWith('[aria-selected=true] { color: #335 }')).toEqual([
    expect.stringContaining('"One" is aria-selected="true"'),
  ]);
  expect(coloursWith('[aria-selected=true] { color: #335; font-weight: 700 }')).toEqual([]);
  expect(coloursWith('[aria-selected=true] { color: #335; box-shadow: inset 0 -2px red }')).toEqual([]);
  expect(coloursWith('[aria-selected=true] { background: #333; color: #fff }')).toEqual([]);
  expect(coloursWith('[role=tab] { color: #333 !important }')).toEqual([]);
});

it('leaves the audited elements unchanged', () => {
  const host = draw(tabs, '[aria-selected=true] { color: #335 }');
  const before = host.innerHTML;
  const sheets = document.adoptedStyleSheets.length;
  loneColours(host);
  uncertifiedWords(host);
  expect(host.innerHTML).toBe(before);
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});

it('finds an error that no words say', () => {
  expect(loneColours(draw('<input aria-invalid="true" aria-describedby="why"><p id="why"></p>'))).toHaveLength(1);
  expect(loneColours(draw('<input aria-invalid="true" aria-describedby="how"><p id="how">Too long</p>'))).toEqual([]);
});

it('finds words in a pair of colours that nothing has measured, and in a colour that is no token', () => {
  const drawn = (style: string) => uncertifiedWords(draw(`<p style="${style}">Words</p>`));
  expect(drawn('color: var(--wb-color-text); background: var(--wb-color-surface)')).toEqual([]);
  expect(drawn('color: var(--wb-color-success); background: var(--wb-color-danger-tint)')).toEqual([
    expect.stringContaining('success on dangerTint'),
  ]);
  expect(drawn('color: #777; background: var(--wb-color-surface)')).toEqual([
    expect.stringContaining('rgb(119, 119, 119) on surface'),
  ]);
  expect(
    uncertifiedWords(
      draw(
        '<input placeholder="x" style="background: var(--wb-color-surface); color: var(--wb-color-border)" value="y">',
      ),
    ),
  ).toEqual([expect.stringContaining('border on surface')]);
});

it('finds Chinese words where they are not marked as such', () => {
  expect(chineseWords(draw('<button aria-label="关闭">x</button><p lang="zh">中国</p><b>中文</b>'))).toEqual([
    expect.stringContaining('关闭'),
  ]);
});

it('finds two adjacent messages, but no messages with a space, punctuation or an element between them', () => {
  const glued = (...texts: string[]) => {
    const part = draw('<p></p>').firstElementChild as HTMLElement;
    part.append(...texts);
    return gluedWords(part);
  };
  expect(glued('Battery', 'in')).toEqual([expect.stringContaining('"Battery" to "in"')]);
  expect(glued('العربية', 'هنا')).toHaveLength(1);
  expect(glued('Battery', ' ', 'in')).toEqual([]);
  expect(glued('3', 'orders')).toEqual([]);
  expect(glued('电池', '随车')).toEqual([]);
  expect(glued('Route', 's')).toEqual([]);
});

it('finds moving parts', () => {
  expect(movingParts(draw('<p style="transition: color 120ms">a</p><p style="transition: color .01ms">b</p>'))).toEqual(
    [expect.stringContaining('transition of 0.12s')],
  );
});

it('finds clipped or sideways scrolling parts, but ignores tables and ellipses', async () => {
  await page.viewport(320, 640);
  draw(`<div style="width: 100px; overflow: hidden; white-space: nowrap">A sentence that is longer than it</div>
    <div style="width: 100px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A sentence that is longer than it</div>
    <div style="width: 100px; overflow: auto"><table><tr><td style="min-width: 300px">A table</td></tr></table></div>
    <div style="width: 100px; overflow: auto"><p style="width: 300px">A line</p></div>`);
  expect(lostParts()).toEqual([expect.stringContaining('is cut off'), expect.stringContaining('pushed sideways')]);
  await page.viewport(1440, 900);
});
