import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SafeMarkup } from './safe-markup';

const meta: Meta<typeof SafeMarkup> = { title: 'Header tools/Safe markup', component: SafeMarkup };
export default meta;
type Story = StoryObj<typeof SafeMarkup>;

/** Plain words are shown at once. */
export const PlainWords: Story = {
  args: { markup: '运单 WB20250206018 已签收' },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('运单 WB20250206018 已签收'),
};

/** What could run is taken out, the rest stays. */
export const HostileMarkup: Story = {
  args: { markup: '<b>运费已到账</b><img src="x" onerror="window.hit=1"><script>window.hit=1</script>' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('运费已到账').tagName).toBe('B'));
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
    await expect(Reflect.get(window, 'hit')).toBeUndefined();
  },
};
