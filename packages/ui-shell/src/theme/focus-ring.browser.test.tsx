import type {} from '@vitest/browser-playwright';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { groundOf } from '../../testing/look/colours-drawn';
import { Button } from '../controls/basic/button';
import { Segmented } from '../controls/basic/segmented';
import { Select } from '../controls/basic/select';
import { Switch } from '../controls/basic/switch';
import { TextField } from '../controls/basic/text-field';
import { Tag } from '../data/display/tag';
import { DataTable } from '../data/table/data-table';
import { Pagination } from '../data/table/pagination';
import { QueryForm } from '../data/table/query-form';
import { contrast } from './color-math';
import { presets } from './preset-themes';
import { ThemeStyles } from './theme-sheet';
import { themeStyleSheet } from './theme-style-sheet';

const nothing = () => {};

const controls = (
  <main data-controls tabIndex={-1}>
    <Button>Plain</Button>
    <Button tone="primary">Filled</Button>
    <Button tone="quiet">Quiet</Button>
    <a href="#there">TY 1</a>
    <TextField label="Name" />
    <Select label="Kind" value="a" options={[{ value: 'a', label: 'A' }]} onValueChange={nothing} />
    <Switch label="On" checked onCheckedChange={nothing} />
    <Segmented label="Size" value="" options={[{ value: 's', label: 'Small' }]} onValueChange={nothing} />
    <Tag onRemove={nothing}>City</Tag>
    <QueryForm onQuery={nothing} always={0}>
      <TextField label="Keyword" />
    </QueryForm>
    <DataTable
      rows={[{ id: 'a' }]}
      rowId={({ id }) => id}
      label="Parcels"
      columns={[{ id: 'id', title: 'Number', cell: () => 'TY 1' }]}
      selected={['a']}
      onSelectedChange={nothing}
    />
    <Pagination page={2} pageSize={10} total={90} onPageChange={nothing} onPageSizeChange={nothing} />
  </main>
);

/** The best contrast of a ring around the element with the focus, its box or the mark beside it; 0 without a ring. */
function ringOf(element: Element): number {
  const around = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
  return Math.max(
    ...around.map((each) => {
      if (!each) return 0;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return 0;
      return contrast(outlineColor, groundOf(each.parentElement ?? each));
    }),
  );
}

async function walk(): Promise<{ name: string; ring: number }[]> {
  const rings: { name: string; ring: number }[] = [];
  document.querySelector<HTMLElement>('[data-controls]')?.focus();
  for (;;) {
    await userEvent.keyboard('{Tab}');
    const at = document.activeElement;
    if (!at?.closest('[data-controls]') || rings.length > 40) return rings;
    rings.push({ name: `${at.localName} ${at.getAttribute('aria-label') ?? at.textContent}`, ring: ringOf(at) });
  }
}

async function check(where: string) {
  const rings = await walk();
  expect(rings.length, where).toBeGreaterThan(14);
  expect(
    rings.filter(({ ring }) => ring < 3),
    where,
  ).toEqual([]);
}

it('every control shows a ring of at least 3:1 while the keyboard is on it, in all themes, light and dark [focus-shows-everywhere]', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = themeStyleSheet();
  const { className } = document.body;
  onTestFinished(() => {
    style.remove();
    document.body.className = className;
  });
  const { remove } = await draw(controls);
  onTestFinished(remove);
  for (const { name } of presets)
    for (const scheme of ['light', 'dark']) {
      document.body.className = `vab-theme-${name} vab-scheme-${scheme}`;
      await check(`${name}, ${scheme}`);
    }
});

it('also where only the styles of an embedded console are, and in forced colours [focus-shows-everywhere]', async () => {
  const { remove } = await draw(
    <>
      <ThemeStyles />
      {controls}
    </>,
  );
  onTestFinished(remove);
  await check('embedded');
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  await check('forced colours');
});

it('is set in the fonts of its language, German, Japanese and Arabic in no Chinese ones [fonts-of-languages]', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = themeStyleSheet();
  const { lang } = document.documentElement;
  onTestFinished(() => {
    style.remove();
    document.documentElement.lang = lang;
  });
  const fonts = (language: string) => {
    document.documentElement.lang = language;
    return getComputedStyle(document.body).fontFamily;
  };
  const chinese = /PingFang|YaHei|CJK SC/;
  for (const language of ['zh', 'en']) expect(fonts(language), language).toMatch(chinese);
  for (const language of ['de', 'ja', 'ar']) expect(fonts(language), language).not.toMatch(chinese);
  expect(fonts('ja')).toMatch(/Hiragino/);
});
