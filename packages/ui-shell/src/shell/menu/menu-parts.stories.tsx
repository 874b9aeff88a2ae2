import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import { exampleNav } from '../../../testing/example-shell/example-nav';
import { ExampleSurroundings } from '../../../testing/example-shell/example-shell';
import { NavIcon } from '../../nav/nav-icon';
import { quietMenuSurface } from '../../theme/surfaces';
import { color } from '../../theme/tokens';
import { FloatPanel } from './float-panel';
import { MenuLink } from './menu-link';

const went = fn();
const chosen = fn();

const meta = {
  title: 'Shell/Parts of a menu',
  component: MenuLink,
  subcomponents: { NavIcon },
  decorators: [
    (Story, { globals }) => (
      <ExampleSurroundings language={String(globals.locale)} onNavigate={went}>
        <Story />
      </ExampleSurroundings>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** A real link to a page: a plain click stays in the app, an unsafe outside address leads nowhere. */
export const Links: Story = {
  render: () => (
    <Sheet>
      <MenuLink node={{ path: '/order/orderList' }} onChoose={chosen}>
        <NavIcon name="clipboard-list" /> Orders
      </MenuLink>
      <MenuLink node={{ path: 'https://example.com/manual', external: true, target: '_blank' }}>Manual</MenuLink>
      <MenuLink node={{ path: 'javascript:alert(1)', external: true }}>Unsafe</MenuLink>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    went.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await expect(went).toHaveBeenCalledWith('/order/orderList');
    await expect(chosen).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Manual' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('Unsafe')).not.toHaveAttribute('href');
  },
};

/** Registered icons, a custom SVG, and the generic icon for an unregistered name. */
export const Icons: Story = {
  name: 'Icons [icons-apps-own-svg]',
  render: () => (
    <Sheet>
      <NavIcon name="house" />
      <NavIcon name="pallet" isCustomSvg size={24} />
      <NavIcon name="not-registered" />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(3);
  },
};

/** The panel beside the rail of the float layout: two entries wide, with arrow keys in four directions. */
export const WidePanel: Story = {
  render: () => {
    const node = exampleNav.find(({ path }) => path === '/promotion');
    return (
      <Sheet>{node && <FloatPanel node={node} active={['/promotion']} onChoose={chosen} onLeave={chosen} />}</Sheet>
    );
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(4);
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[2]).toHaveFocus();
  },
};

const Sheet = styled.div`
  ${quietMenuSurface}
  display: flex;
  gap: 16px;
  padding: 16px;
  background: ${color('surface')};

  a {
    color: ${color('primaryText')};
  }
`;
