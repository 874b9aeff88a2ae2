import { Sun } from 'lucide-react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { consoleParts, drawInConsole } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import { ToolButton } from '../../../../controls/basic/tool-button';
import type { ToolChoice } from '../../../../shell/tools/arrange-tools';
import { type ToolDialogProps, type ToolProps, tool } from '../../../../shell/tools/tool';
import { tabsOf } from '../../navigation/tabs/tabs-of';
import { ConnectedTools } from './connected-tools';
import { headerTools } from './header-tools';

const Weather = ({ label, onOpen }: ToolProps) => <ToolButton icon={Sun} label={label} onClick={onOpen} />;
const Report = ({ open, onOpenChange }: ToolDialogProps) =>
  open ? (
    <button type="button" onClick={() => onOpenChange(false)}>
      sunny
    </button>
  ) : null;
const weather = tool({
  id: 'weather',
  title: { zh: '天气', en: 'Weather' },
  setting: false,
  button: Weather,
  dialog: async () => Report,
});

const broken = tool({
  id: 'broken',
  title: 'Broken',
  button: () => {
    throw new Error('no sun');
  },
});

const shippedLabels = ['Search', 'Messages', 'Enter full screen', 'Theme settings', 'Refresh page', 'User menu: User'];

async function header(tools?: ToolChoice) {
  const parts = { ...consoleParts(), tools };
  await drawInConsole(parts, <ConnectedTools />);
  // The error log appears as soon as its code has loaded.
  const labels = () =>
    [...document.querySelectorAll('button:not([aria-label="Error log"])')].map((button) =>
      button.getAttribute('aria-label'),
    );
  return { parts, labels, set: (patch: object) => act(async () => parts.theme.set(patch)) };
}

it('shows the tools of the specification in their order', async () => {
  const { labels } = await header();
  expect(labels()).toEqual(shippedLabels);
});

it('has the switches of the specification, language and floating entry off', () => {
  const switches = headerTools.flatMap(({ setting }) => (setting ? [[setting.name, setting.default]] : []));
  expect(Object.fromEntries(switches)).toEqual({
    showLanguage: false,
    showRefresh: true,
    showSearch: true,
    showTheme: true,
    showNotice: true,
    showFullScreen: true,
    showThemeSetting: false,
  });
});

it("an app's tool is before the avatar, follows its switch and opens its dialog", async () => {
  const { labels, set } = await header([weather]);
  expect(labels()).not.toContain('Weather');
  await set({ showWeather: true });
  expect(labels().slice(-2)).toEqual(['Weather', 'User menu: User']);
  await page.getByRole('button', { name: 'Weather' }).click();
  await page.getByRole('button', { name: 'sunny' }).click();
  await expect.element(page.getByRole('button', { name: 'sunny' })).not.toBeInTheDocument();
});

it('gets a row in the theme drawer', async () => {
  const { labels, parts } = await header([weather]);
  await page.getByRole('button', { name: 'Theme settings' }).click();
  const row = page.getByRole('switch', { name: 'Weather' });
  await expect.element(row).not.toBeChecked();
  await row.click();
  await expect.poll(labels).toContain('Weather');
  expect(parts.theme.settings.showWeather).toBe(true);
});

it('a tool that throws is left out and named in the error log, and the others stay', async () => {
  const { labels, parts } = await header([broken]);
  await expect.poll(labels).toEqual(['Error log 1', ...shippedLabels]);
  expect(parts.errorLog.state.list.map(({ message }) => message)).toEqual([
    'The header tool "broken" broke and was left out.',
  ]);
});

it('on a phone full screen, refresh and maximise are entries of the menu of the avatar [tools-in-menu-on-phone]', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  const { parts } = await header();
  await expect.element(page.getByRole('button', { name: 'Enter full screen' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Refresh page' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'User menu: User' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Full screen' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Refresh' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Maximise content' }).click();
  expect(tabsOf(parts).state.maximised).toBe(true);
  await act(async () => parts.theme.set({ showTabs: false }));
  await page.getByRole('button', { name: 'User menu: User' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Refresh' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Maximise content' })).not.toBeInTheDocument();
});
