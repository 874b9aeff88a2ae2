import { useLayoutEffect } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type DeskOptions, Draft, findOn, mountDesk, pageOf, painted } from '../../../testing/tabs-desk/mount-desk';

function desk(options: DeskOptions) {
  const made = mountDesk(options);
  onTestFinished(made.unmount);
  return made;
}
const microtask = () => Promise.resolve();

function Leaving({ name, gone }: { name: string; gone: string[] }) {
  useLayoutEffect(() => () => void gone.push(name), [name, gone]);
  return <Draft name={name} />;
}

const type = (key: string, text: string) => {
  findOn(key, 'input').focus();
  return userEvent.keyboard(text);
};

describe('when a page goes', () => {
  it('closing unmounts in the same tick and a tab opened again is a fresh page', async () => {
    const gone: string[] = [];
    const { visit, store } = desk({ renderPage: (tab) => <Leaving name={tab.key} gone={gone} /> });
    visit('/home');
    visit('/a');
    await painted();
    await type('/a', 'old');
    gone.length = 0;
    void store.close('/a');
    await microtask();
    expect(pageOf('/a')).toBeNull();
    expect(gone.filter((name) => name === '/a')).toEqual(['/a']);
    visit('/a');
    await painted();
    expect(findOn<HTMLInputElement>('/a', 'input').value).toBe('');
    await type('/a', 'newer');
    void store.close('/a');
    visit('/a');
    await painted();
    expect(findOn<HTMLInputElement>('/a', 'input').value).toBe('');
  });

  it('reload builds a fresh page, the one in view at once, another one at its next show [reload-drops-view-bar-runs]', async () => {
    const { visit, store } = desk({ renderPage: (tab) => <Draft name={tab.key} /> });
    visit('/a');
    await painted();
    await type('/a', 'x');
    await store.reload();
    await painted();
    expect(findOn<HTMLInputElement>('/a', 'input').value).toBe('');
    await type('/a', 'y');
    visit('/b');
    await painted();
    await store.reload('/a');
    await painted();
    expect(pageOf('/a')).toBeNull();
    store.go('/a');
    await painted();
    expect(findOn<HTMLInputElement>('/a', 'input').value).toBe('');
  });

  it('the 21st page evicts exactly the least recently shown page [at-most-20-kept]', async () => {
    const { visit, store } = desk({ renderPage: (tab) => <Draft name={tab.key} /> });
    for (let n = 0; n < 20; n += 1) visit(`/p${n}`);
    for (let n = 0; n < 20; n += 1) {
      store.go(`/p${n}`);
      await painted();
    }
    store.go('/p0');
    await painted();
    visit('/p20');
    await painted();
    expect(document.querySelectorAll('[data-page]').length).toBe(20);
    expect(pageOf('/p1')).toBeNull();
    expect(pageOf('/p0')).not.toBeNull();
    expect(store.state.list.tabs.length).toBe(21);
  });

  it('a page with noKeepAlive unmounts on leaving [views-kept-nokeepalive-not]', async () => {
    const { visit } = desk({ renderPage: (tab) => <Draft name={tab.key} /> });
    visit('/a', { noKeepAlive: true });
    await painted();
    expect(pageOf('/a')).not.toBeNull();
    visit('/b');
    await painted();
    expect(pageOf('/a')).toBeNull();
  });
});
