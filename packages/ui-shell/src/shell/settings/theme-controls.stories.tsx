import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { defineTheme } from '../../theme/define-theme';
import { presets } from '../../theme/preset-themes';
import { defaultThemeSettings } from '../../theme/theme-settings';
import { PictureChoice } from './picture-choice';
import { ThemeControls } from './theme-controls';
import { ThemeEntry } from './theme-entry';

const meta: Meta = {
  title: 'Shell/Header tools/Theme controls',
  component: ThemeControls,
  subcomponents: { ThemeEntry, PictureChoice },
};
export default meta;

const aurora = defineTheme({ name: 'aurora', title: { zh: 'Aurora', en: 'Aurora' }, primary: '#7c3aed' });

function Sheet() {
  const [settings, setSettings] = useState(defaultThemeSettings);
  return (
    <div style={{ width: 280, padding: 20 }}>
      <ThemeControls
        settings={settings}
        onChange={(patch) => setSettings({ ...settings, ...patch })}
        themes={[aurora, ...presets]}
      />
    </div>
  );
}

/** The controls of the drawer on a page. */
export const OnAPage: StoryObj = {
  render: () => <Sheet />,
  play: async () => {
    const themes = within(screen.getByRole('group', { name: 'Theme' }));
    await expect(themes.getAllByRole('radio')).toHaveLength(presets.length + 1);
    await expect(themes.getByRole('radio', { name: 'Aurora' })).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Float' }));
    await expect(screen.getByRole('group', { name: 'Menu background' })).toBeDisabled();
  },
};

const dot = (radius: number) => (
  <svg viewBox="0 0 72 48" aria-hidden>
    <circle cx="36" cy="24" r={radius} fill="currentColor" />
  </svg>
);

function Density() {
  const [value, setValue] = useState<'loose' | 'close'>('loose');
  return (
    <div style={{ width: 240, padding: 20 }}>
      <PictureChoice
        label="Line spacing"
        value={value}
        onValueChange={setValue}
        options={[
          { value: 'loose', label: 'Roomy', picture: dot(14) },
          { value: 'close', label: 'Compact', picture: dot(8) },
        ]}
      />
    </div>
  );
}

/** A custom choice among small drawings; the arrow keys take effect at once. */
export const AChoiceOfYourOwn: StoryObj = {
  render: () => <Density />,
  play: async () => {
    screen.getByRole('radio', { name: 'Roomy' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
};
