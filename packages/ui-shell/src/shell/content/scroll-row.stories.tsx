import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../controls/basic/button';
import { ScrollRow } from './scroll-row';

const meta = {
  title: 'Data/Scroll row',
  component: ScrollRow,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollRow>;

export default meta;

const steps = ['Accept', 'Collect', 'Send off', 'Deliver', 'Print', 'Copy'];

/** More than fits: the row fades at the end, after scrolling at the beginning too. */
export const More: StoryObj<typeof meta> = {
  args: { children: steps.map((step) => <Button key={step}>{step}</Button>) },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Accept').closest<HTMLElement>('[data-part="scroll-row"]') as HTMLElement;
    await waitFor(() => expect(row.dataset.more).toBe('end'));
    row.scrollLeft = 40;
    await waitFor(() => expect(row.dataset.more).toBe('start end'));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(row.dataset.more).toBe('start'));
    row.scrollLeft = 0;
    row.dispatchEvent(new WheelEvent('wheel', { deltaY: 60, bubbles: true, cancelable: true }));
    await waitFor(() => expect(row.scrollLeft).toBe(60));
  },
};

/** Without overflow there is no fade. */
export const Fits: StoryObj<typeof meta> = {
  args: { children: steps.slice(0, 2).map((step) => <Button key={step}>{step}</Button>) },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Accept').closest<HTMLElement>('[data-part="scroll-row"]') as HTMLElement;
    await waitFor(() => expect(row.dataset.more).toBe(undefined));
  },
};

/** The present part is brought into view. */
export const Present: StoryObj<typeof meta> = {
  args: {
    children: steps.map((step) => (
      <Button key={step} aria-current={step === 'Copy' || undefined}>
        {step}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Copy').closest<HTMLElement>('[data-part="scroll-row"]') as HTMLElement;
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
  },
};
