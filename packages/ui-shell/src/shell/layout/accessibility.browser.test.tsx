import axe from 'axe-core';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ExampleShell } from '../../../testing/example-shell/example-shell';
import { mount } from '../../../testing/example-shell/mount';
import { whenStill } from '../../../testing/when-still';
import { themeNames } from '../../theme/presets';
import { layoutNames } from '../../theme/theme-settings';

/** Each layout and each theme once; the other pairs before a release. */
const looks = layoutNames.flatMap((layout, row) =>
  themeNames.map((themeName, column) => ({
    layout,
    themeName,
    tag: row === column % layoutNames.length ? '' : ' @release',
  })),
);

afterEach(() => page.viewport(1440, 900));

async function violations(): Promise<string[]> {
  await whenStill();
  const { violations: results } = await axe.run(document.body, { resultTypes: ['violations'] });
  return results.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const { layout, themeName, tag } of looks)
  it(`axe finds nothing in the ${layout} layout with ${themeName} at a desk${tag}`, async () => {
    onTestFinished(mount(<ExampleShell layout={layout} themeName={themeName} />).unmount);
    expect(await violations()).toEqual([]);
  });

for (const [index, themeName] of themeNames.entries())
  it(`axe finds nothing on a phone with ${themeName}, bar folded and open${index % 3 === 0 ? '' : ' @release'}`, async () => {
    await page.viewport(390, 844);
    onTestFinished(mount(<ExampleShell themeName={themeName} />).unmount);
    expect(await violations()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: '展开侧边栏' }));
    expect(await violations()).toEqual([]);
  });

/** Polls until lazy panels have loaded and faded in. */
const fadedIn = { interval: 500 };

it('axe finds nothing with a flyout open beside a folded bar, below the horizontal menu, and on the artwork', async () => {
  const shown = mount(<ExampleShell layout="vertical" collapse background="vab-background" />);
  onTestFinished(shown.unmount);
  await userEvent.click(page.getByRole('button', { name: '组件' }));
  await expect.element(page.getByText('综合表格').first()).toBeVisible();
  await expect.poll(violations, fadedIn).toEqual([]);
  shown.render(<ExampleShell layout="float" themeName="green-white" />);
  await userEvent.click(page.getByRole('button', { name: '组件' }));
  await expect.poll(violations, fadedIn).toEqual([]);
  shown.render(<ExampleShell layout="horizontal" />);
  await userEvent.click(page.getByRole('button', { name: '组件' }));
  await expect.poll(violations, fadedIn).toEqual([]);
});
