import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { color } from '../../theme/tokens';
import { SearchBox } from './search-box';

const visited = fn();

const meta: Meta<typeof SearchBox> = {
  title: 'Shell/Header tools/Search box',
  component: SearchBox,
  args: {
    source: async (query) => [{ title: `${query} freight prices`, url: 'https://example.com/price' }],
    delay: 0,
    onVisit: visited,
  },
  render: (args) => (
    <div style={{ width: 480, background: color('surface') }}>
      <SearchBox {...args} />
    </div>
  ),
};
export default meta;

/** The search line on a page of your own, outside of the dialog. */
export const OnAPage: StoryObj<typeof SearchBox> = {
  play: async () => {
    visited.mockClear();
    await userEvent.type(screen.getByRole('combobox'), 'Pallet');
    await userEvent.click(await screen.findByRole('option', { name: /Pallet freight prices/ }));
    await expect(visited).toHaveBeenCalledWith('https://example.com/price');
  },
};
