import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { whenStill } from '../../../testing/when-still';
import { defaultThemeSettings, type ThemeSettings } from '../../theme/theme-settings';
import { ThemeDrawer } from './theme-drawer';
import { ThemeEntry } from './theme-entry';

const meta: Meta = { title: 'Shell/Header tools/Theme drawer', component: ThemeDrawer };
export default meta;

const acted = fn();

function Tool({ patch = {}, mobile = false }: { patch?: Partial<ThemeSettings>; mobile?: boolean }) {
  const [open, setOpen] = useState(true);
  const [settings, setSettings] = useState({ ...defaultThemeSettings(), ...patch });
  return (
    <>
      <ThemeEntry onOpen={() => setOpen(true)} />
      <ThemeDrawer
        open={open}
        onOpenChange={setOpen}
        settings={settings}
        mobile={mobile}
        onChange={(change) => setSettings({ ...settings, ...change })}
        onSave={() => acted('save', settings)}
        onRestore={() => setSettings(defaultThemeSettings())}
        onRandom={() => acted('random')}
      />
    </>
  );
}

const drawer = async () => {
  const dialog = await screen.findByRole('dialog');
  await whenStill();
  return within(dialog);
};

export const Everything: StoryObj = {
  name: 'Everything [drawer-280-px]',
  render: () => <Tool />,
  play: async () => {
    acted.mockClear();
    const dialog = await drawer();
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(280);
    const layout = within(dialog.getByRole('group', { name: 'Layout' }));
    await userEvent.click(layout.getByRole('radio', { name: 'Vertical' }));
    await expect(layout.getByRole('radio', { name: 'Vertical' })).toBeChecked();
    await expect(dialog.getByRole('group', { name: 'Column style' })).toHaveAccessibleDescription(
      'Only in the column layout',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(layout.getByRole('radio', { name: 'Horizontal' })).toBeChecked();
    await expect(dialog.getByRole('group', { name: 'Menu background' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('switch', { name: 'Show tabs bar' }));
    await expect(dialog.getByRole('group', { name: 'Tab style' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(acted).toHaveBeenCalledWith(
      'save',
      expect.objectContaining({ layout: 'horizontal', showTabs: false }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Restore defaults' }));
    await expect(layout.getByRole('radio', { name: 'Column' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Surprise me' }));
    await expect(acted).toHaveBeenCalledWith('random');
  },
};

export const Opened: StoryObj = {
  name: 'Opened [theme-drawer-opens-with-focus]',
  render: () => <Tool />,
  play: async () => {
    acted.mockClear();
    await drawer();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Enter} ');
    await expect(acted).not.toHaveBeenCalled();
  },
};

export const OnMobile: StoryObj = {
  render: () => <Tool mobile />,
  play: async () => {
    const dialog = await drawer();
    const layout = dialog.getByRole('group', { name: 'Layout' });
    await expect(layout).toBeDisabled();
    await expect(layout).toHaveAccessibleDescription('Narrow screens always use the vertical layout');
    await expect(within(layout).getByRole('radio', { name: 'Vertical' })).toBeChecked();
  },
};

export const CommonInEnglish: StoryObj = {
  globals: { locale: 'en' },
  render: () => <Tool patch={{ layout: 'common', themeName: 'ocean', fixedHeader: false }} />,
  play: async () => {
    const dialog = await drawer();
    const fixed = dialog.getByRole('switch', { name: 'Fixed header' });
    await expect(fixed).toBeDisabled();
    await expect(fixed).toBeChecked();
    await expect(fixed).toHaveAccessibleDescription('The common layout always fixes it');
  },
};

/** Right to left, in Arabic. */
export const InArabic: StoryObj = {
  ...inArabic,
  render: () => <Tool />,
  play: async () => {
    await drawer();
  },
};
