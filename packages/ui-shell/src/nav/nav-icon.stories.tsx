import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart, Truck } from 'lucide-react';
import type { SVGProps } from 'react';
import { expect } from 'storybook/test';
import { IconProvider } from './icon-registry';
import { NavIcon } from './nav-icon';

const Dot = (props: SVGProps<SVGSVGElement>) => (
  <svg {...props} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    <circle cx="12" cy="12" r="8" />
  </svg>
);

const meta = {
  title: 'Foundations/Menu icon',
  component: NavIcon,
  args: { name: 'shopping-cart', size: 24 },
  decorators: [
    (Story) => (
      <IconProvider icons={{ 'shopping-cart': ShoppingCart, truck: Truck }} svgs={{ dot: Dot }}>
        <div style={{ padding: 24 }}>
          <Story />
        </div>
      </IconProvider>
    ),
  ],
} satisfies Meta<typeof NavIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon that the application has registered. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const [icon] = canvasElement.getElementsByTagName('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon).toHaveAttribute('width', '24');
  },
};

/** An application's own picture. */
export const OwnPicture: Story = {
  args: { name: 'dot', isCustomSvg: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
  },
};

/** An unregistered name shows the general icon. */
export const Unknown: Story = {
  args: { name: 'no-such-icon' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveClass('lucide-shapes');
  },
};
