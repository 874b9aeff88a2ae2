import * as Dialog from '@radix-ui/react-dialog';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  type DeskOptions,
  Draft,
  findOn,
  mountDesk,
  pageOf,
  painted,
  wait,
} from '../../../testing/tabs-desk/mount-desk';

function desk(options: DeskOptions) {
  const made = mountDesk(options);
  onTestFinished(made.unmount);
  return made;
}
const scroller = () => document.querySelector('main') as HTMLElement;
const microtask = () => Promise.resolve();

function Asking() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>open</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Sure?</Dialog.Title>
          <input aria-label="reason" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const type = (key: string, text: string) => {
  findOn(key, 'input').focus();
  return userEvent.keyboard(text);
};

describe('the state of a cached page', () => {
  it('two instances of one dynamic page keep separate drafts', async () => {
    const { visit } = desk({ renderPage: (tab) => <Draft name={tab.key} /> });
    const dynamic = { path: '/order/:id', dynamicNewTab: true };
    visit('/order/1', dynamic);
    await painted();
    await type('/order/1', 'first');
    visit('/order/2', dynamic);
    await painted();
    await type('/order/2', 'second');
    visit('/order/1', dynamic);
    await painted();
    expect(findOn<HTMLInputElement>('/order/1', 'input').value).toBe('first');
    expect(findOn<HTMLInputElement>('/order/2', 'input').value).toBe('second');
    expect(pageOf('/order/1')?.checkVisibility()).toBe(true);
    expect(findOn('/order/2', 'input').checkVisibility({ contentVisibilityAuto: true })).toBe(false);
  });

  it('the page scroller and an inner box come back to the pixel; a new path starts at the top [route-change-scrolls-to-top]', async () => {
    const { visit, store } = desk({
      renderPage: () => (
        <div style={{ height: 3000 }}>
          <div data-box style={{ height: 100, overflow: 'auto' }}>
            <div style={{ height: 2000 }} />
          </div>
        </div>
      ),
    });
    visit('/a');
    await painted();
    scroller().scrollTop = 1237;
    findOn('/a', '[data-box]').scrollTop = 611;
    visit('/b');
    await microtask();
    expect(scroller().scrollTop).toBe(0);
    await painted();
    expect(scroller().scrollTop).toBe(0);
    scroller().scrollTop = 48;
    store.go('/a');
    await microtask();
    expect(scroller().scrollTop).toBe(1237);
    await painted();
    expect(scroller().scrollTop).toBe(1237);
    expect(findOn('/a', '[data-box]').scrollTop).toBe(611);
    visit('/b');
    await painted();
    expect(scroller().scrollTop).toBe(48);
    visit('/a', {}, '?page=2');
    await painted();
    expect(scroller().scrollTop).toBe(0);
  });

  it('the focus returns to where it was on the page', async () => {
    const { visit, store } = desk({ renderPage: (tab) => <Draft name={tab.key} /> });
    visit('/a');
    await painted();
    findOn('/a', 'input').focus();
    visit('/b');
    await painted();
    expect(document.activeElement).not.toBe(findOn('/a', 'input'));
    findOn('/b', 'input').focus();
    store.go('/a');
    await painted();
    expect(document.activeElement).toBe(findOn('/a', 'input'));
  });

  it('an embedded frame loads once over 20 switches, reordered tabs and neighbours that come and go', async () => {
    let loads = 0;
    const { visit, store } = desk({
      renderPage: () => <iframe title="frame" srcDoc="<p>frame</p>" onLoad={() => (loads += 1)} />,
    });
    for (const path of ['/home', '/a', '/b', '/c']) visit(path);
    store.go('/a');
    await expect.poll(() => loads).toBe(4);
    for (let n = 0; n < 20; n += 1) {
      store.go(n % 2 ? '/a' : '/c');
      store.move('/a', 1 + (n % 3));
      if (n === 7) void store.close('/b');
      if (n === 12) visit('/d');
      await painted();
    }
    await expect.poll(() => loads).toBe(5);
    await wait(100);
    expect(loads).toBe(5);
  });

  it('a dialog open on a page disappears with its tab and returns with it', async () => {
    const { visit, store } = desk({
      renderPage: (tab) => (tab.key === '/a' ? <Asking /> : 'other'),
    });
    visit('/a');
    await painted();
    findOn('/a', 'button').click();
    await painted();
    const dialog = document.querySelector<HTMLElement>('[role="dialog"]');
    const input = dialog?.querySelector('input');
    input?.focus();
    await userEvent.type(input as HTMLElement, 'late');
    visit('/b');
    await painted();
    expect(dialog?.checkVisibility()).toBe(false);
    expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
    store.go('/a');
    await painted();
    expect(document.querySelector('[role="dialog"]')).toBe(dialog);
    expect(dialog?.checkVisibility()).toBe(true);
    expect(input?.value).toBe('late');
    await expect.poll(() => document.activeElement).toBe(input);
  });
});
