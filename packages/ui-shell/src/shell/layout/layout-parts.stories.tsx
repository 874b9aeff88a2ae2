import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppContainerProvider } from './app-container';
import { BackTop } from './back-top';
import { ShellFooter } from './shell-footer';

const meta = { title: 'Shell/Parts of a layout', component: ShellFooter, subcomponents: { BackTop } } satisfies Meta;

export default meta;
type Story = StoryObj;

/** The present year and the product's title. */
export const Footer: Story = { name: 'Footer [footer-with-year-title]', render: () => <ShellFooter title="Waybill" /> };

/** Appears once its container is scrolled, and brings it back. */
export const BackToTop: Story = {
  render: () => <ScrolledBox />,
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-box]') as HTMLElement;
    box.scrollTop = 600;
    const button = await within(canvasElement).findByRole('button', { name: 'Back to top' });
    await userEvent.click(button);
    await waitFor(() => expect(box.scrollTop).toBe(0));
  },
};

const frame: CSSProperties = { position: 'relative', height: 320 };
const scroller: CSSProperties = { height: '100%', overflow: 'auto' };

function ScrolledBox() {
  const container = useRef<HTMLElement>(null);
  return (
    <AppContainerProvider value={container}>
      <div style={frame}>
        <section ref={container} data-box style={scroller} aria-label="Scrolling box">
          <div style={{ height: 1600 }}>
            <button type="button">A page</button>
          </div>
        </section>
        <BackTop />
      </div>
    </AppContainerProvider>
  );
}
