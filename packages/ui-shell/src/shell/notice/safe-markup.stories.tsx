import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SafeMarkup } from './safe-markup';

const meta: Meta<typeof SafeMarkup> = { title: 'Shell/Header tools/Safe markup', component: SafeMarkup };
export default meta;
type Story = StoryObj<typeof SafeMarkup>;

/** Plain words are shown at once. */
export const PlainWords: Story = {
  args: { markup: 'Order WB20250206018 is signed' },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Order WB20250206018 is signed'),
};

/** Executable parts are removed, the rest stays. */
export const HostileMarkup: Story = {
  name: 'Hostile Markup [notice-item-markup]',
  args: { markup: '<b>The fee has come</b><img src="x" onerror="window.hit=1"><script>window.hit=1</script>' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('The fee has come').tagName).toBe('B'));
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
    await expect(Reflect.get(window, 'hit')).toBeUndefined();
  },
};
