import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Package, Search, Settings, ShoppingCart, Truck, User, Users } from 'lucide-react';
import type { SVGProps } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { IconProvider } from '../../nav/icon-registry';
import { IconsPage } from './icons-page';

const Dot = (props: SVGProps<SVGSVGElement>) => (
  <svg {...props} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    <circle cx="12" cy="12" r="8" />
  </svg>
);
const icons = {
  bell: Bell,
  package: Package,
  search: Search,
  settings: Settings,
  'shopping-cart': ShoppingCart,
  truck: Truck,
  user: User,
  users: Users,
};

const meta = {
  title: 'Display/Icons page',
  component: IconsPage,
  decorators: [
    (Story) => (
      <IconProvider icons={icons} svgs={{ dot: Dot }}>
        <div style={{ padding: 24 }}>
          <Story />
        </div>
      </IconProvider>
    ),
  ],
} satisfies Meta<typeof IconsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The registered icons, with the app's SVGs in a separate group. */
export const Playground: Story = {
  name: 'Playground [icons-page]',
  play: async () => {
    const appIcons = screen.getByRole('region', { name: 'Own icons' });
    await expect(within(appIcons).getByRole('button', { name: 'dot' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an icon' }), 'cart shop');
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'shopping-cart' }));
    await expect(await screen.findByText(/shopping-cart copied|shopping-cart is selected/)).toBeVisible();
  },
};

/** No icon matches the search. */
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an icon' }), 'bridge');
    await expect(await screen.findByText('No icon has “bridge” in its name')).toBeVisible();
  },
};
