import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { BusinessZoneContext } from '../../lib/business-zone';
import { ChartCard } from './chart-card';
import { ChartLegend, LineChart } from './line-chart';

const meta = {
  title: 'Display/Chart card',
  component: ChartCard,
  subcomponents: { ChartLegend, LineChart },
  args: {
    title: 'The last days',
    chart: {
      label: 'Parcels by day; arrow keys read a day',
      points: ['1 Feb', '2 Feb', '3 Feb', '4 Feb', '5 Feb'],
      series: [
        { name: 'Sent', values: [3, 8, 5, 12, 4] },
        { name: 'Arrived', values: [1, 4, 7, 6, 2] },
      ],
      isOpen: true,
    },
  },
} satisfies Meta<typeof ChartCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys and the pointer read a day; the button shows the same numbers as a table. */
export const Playground: Story = {
  name: 'Playground [chart-read-by-keys-and-as-table] [chart-cursor-only-on-hover-or-focus]',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cursor = canvasElement.querySelector('[data-kind="read"]');
    await expect(cursor).not.toBeVisible();
    const chart = canvas.getByRole('slider', { name: /Parcels by day/ });
    await expect(chart).toHaveAttribute('aria-valuetext', '5 Feb: Sent 4, Arrived 2');
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cursor).toBeVisible();
    await expect(chart).toHaveAttribute('aria-valuetext', '4 Feb: Sent 12, Arrived 6');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', '1 Feb: Sent 3, Arrived 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: '2 Feb 8 4' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('slider')).toBeVisible();
  },
};

/** Bars and a line on separate scales. */
export const Bars: Story = {
  name: 'Bars [chart-bars-have-separate-scale]',
  args: {
    chart: {
      label: 'Visits and orders by day',
      points: ['1 Feb', '2 Feb', '3 Feb', '4 Feb'],
      series: [
        { name: 'Visits', values: [300, 0, 500, 120], kind: 'bars' },
        { name: 'Orders', values: [3, 8, 5, 12] },
      ],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chart = canvas.getByRole('slider');
    const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const bars = [...canvasElement.querySelectorAll('[data-kind="bars"] path')];
    await expect(bars).toHaveLength(3);
    // The largest bar and the largest number of the line reach the top although one is 40 times the other.
    const [plot, line] = [boxOf(chart), boxOf(canvasElement.querySelector('polyline') ?? undefined)];
    await expect(boxOf(bars[1]).top - plot.top).toBeLessThan(plot.height / 4);
    await expect(line.top - plot.top).toBeLessThan(plot.height / 2);
    await expect(canvas.getByText('500')).toBeVisible();
    await userEvent.hover(chart);
    await userEvent.pointer({ target: chart, coords: { clientX: plot.left + 2, clientY: plot.top + 5 } });
    await expect(chart).toHaveAttribute('aria-valuetext', '1 Feb: Visits 300, Orders 3');
  },
};

/** Dates without a time are formatted by the language and never shifted by a time zone. */
export const Days: Story = {
  name: 'Days [plain-date-same-in-every-zone]',
  args: {
    chart: {
      label: 'Parcels by day',
      points: ['2025-12-31', '2026-01-01'],
      series: [{ name: 'Sent', values: [3, 8] }],
    },
  },
  decorators: [
    (Story) => (
      <BusinessZoneContext value="America/New_York">
        <Story />
      </BusinessZoneContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '1/1: Sent 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: '12/31 3' })).toBeVisible();
  },
};

export const Loading: Story = { args: { chart: undefined } };

/** All values are 0, so the lines are at the bottom. */
export const OnePoint: Story = {
  args: { chart: { label: 'Parcels by day', points: ['1 Feb'], series: [{ name: 'Sent', values: [0] }] } },
};

/** Right to left: time runs to the left, and the left arrow moves to the later point. */
export const FromTheRight: Story = {
  ...inArabic,
  args: {
    title: 'الأيام الأخيرة',
    chart: {
      label: 'الطرود حسب اليوم',
      points: ['1 فبراير', '2 فبراير', '3 فبراير'],
      series: [{ name: 'مرسل', values: [3, 8, 5] }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('slider');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuenow', '2');
  },
};
