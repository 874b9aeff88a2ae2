import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SearchButton } from './search-button';

const opened = fn();

const meta: Meta<typeof SearchButton> = {
  title: 'Shell/Header tools/Search button',
  component: SearchButton,
  args: { onOpen: opened },
};
export default meta;

export const Magnifier: StoryObj<typeof SearchButton> = {
  play: async () => {
    opened.mockClear();
    await userEvent.click(screen.getByRole('button', { name: /^(Search|搜索)$/ }));
    await expect(opened).toHaveBeenCalledOnce();
  },
};
