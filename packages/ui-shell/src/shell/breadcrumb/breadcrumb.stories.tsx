import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { defineMessages } from '../../locales/define-messages';
import { ShellRouterProvider } from '../../nav/shell-router';
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb';

const titles = defineMessages('breadcrumbStory', {
  orders: { zh: '委托单', en: 'Orders' },
  list: { zh: '委托单列表', en: 'Order list' },
  step: { zh: '步骤', en: 'Step' },
  detail: { zh: '委托单详情', en: 'Order detail' },
});

function Way({ width = 640, ...props }: BreadcrumbProps & { width?: number }) {
  const [path, setPath] = useState('/order/orderList');
  const location = { path, search: '', hash: '' };
  return (
    <ShellRouterProvider router={{ location, navigate: setPath, href: (to) => `#${to}` }}>
      <div style={{ width, padding: 24 }}>
        <Breadcrumb {...props} />
        <output>{path}</output>
      </div>
    </ShellRouterProvider>
  );
}

const meta = {
  title: 'Shell/Breadcrumb',
  component: Way,
  args: {
    chain: [
      { title: titles.orders },
      { path: '/order/orderList', title: titles.list },
      { path: '/order/hidden', title: titles.step, hidden: true },
      { path: '/order/detail', title: titles.detail },
    ],
  },
} satisfies Meta<typeof Way>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A step with an address is a link, one without is text; the page itself is the last. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(3);
    await expect(steps[2]).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('status')).toHaveTextContent('/order/orderList');
  },
};

/** In a narrow space each step is truncated; its tooltip has the full text. */
export const Narrow: Story = {
  args: { width: 160 },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link.scrollWidth).toBeGreaterThan(link.clientWidth);
    await userEvent.hover(link);
    await expect(link).toHaveAttribute('title', link.textContent);
  },
};

/** A page outside of the menu has no breadcrumb. */
export const Nowhere: Story = {
  args: { chain: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
