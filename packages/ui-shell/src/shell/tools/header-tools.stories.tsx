import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { whenStill } from '../../../testing/when-still';
import { color } from '../../theme/tokens';
import { AvatarMenu } from './avatar-menu';
import { FullScreenButton } from './full-screen-button';
import { LanguageSwitch } from './language-switch';
import { RefreshButton } from './refresh-button';
import { ThemeButton } from './theme-button';

const meta: Meta = {
  title: 'Shell/Header tools/Small tools',
  component: RefreshButton,
  subcomponents: { FullScreenButton, LanguageSwitch, ThemeButton },
};
export default meta;

const acted = fn();

function Tools({ username, avatar, tone }: { username: string; avatar?: string; tone: 'white' | 'menu' }) {
  const [language, setLanguage] = useState('en');
  const colours =
    tone === 'white'
      ? { background: color('surface'), color: color('text') }
      : { background: color('menuBackground'), color: color('menuText') };
  return (
    <header style={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: 60, ...colours }}>
      <FullScreenButton onRefuse={acted} />
      <LanguageSwitch language={language} onLanguageChange={setLanguage} />
      <ThemeButton onOpen={acted} />
      <RefreshButton onRefresh={acted} />
      <AvatarMenu
        username={username}
        avatar={avatar}
        entries={[{ title: 'Profile', icon: UserRound, onSelect: () => acted('profile') }]}
        onLogout={() => acted('logout')}
      />
    </header>
  );
}

export const OnWhite: StoryObj = {
  name: 'On White [header-tools]',
  render: () => <Tools username="Dispatcher" tone="white" />,
  play: async () => {
    acted.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'User menu: Dispatcher' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await expect(acted).toHaveBeenCalledWith('logout');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    screen.getByRole('button', { name: 'Switch language' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /User menu/ }));
    await screen.findByRole('menu');
    await whenStill();
  },
};

export const OnMenuColour: StoryObj = {
  globals: { locale: 'en' },
  render: () => <Tools username="Desk agent" tone="menu" />,
  play: async () => {
    acted.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Theme settings' }));
    await expect(acted).toHaveBeenCalledTimes(2);
  },
};

export const LongName: StoryObj = {
  render: () => (
    <Tools username={`Annabel${'Lee'.repeat(30)}@freight-platform.example`} avatar="https://" tone="white" />
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /User menu/ }));
    await screen.findByRole('menu');
    await whenStill();
  },
};

/** From right to left, with the user menu open. */
export const InArabic: StoryObj = {
  ...inArabic,
  render: () => <Tools username="مرسل" tone="white" />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /مرسل/ }));
    await screen.findByRole('menu');
    await whenStill();
  },
};
