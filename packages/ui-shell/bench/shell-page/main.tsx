import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { exampleNav, manyEntries } from '../../testing/example-shell/example-nav';
import { ExampleShell, type ExampleShellProps } from '../../testing/example-shell/example-shell';

const many = new URLSearchParams(window.location.search).has('many');
const nodes = many ? manyEntries(4, 500) : exampleNav;
const startAt = many ? '/g0/e1' : '/order/orderList';
const root = createRoot(document.getElementById('root') as HTMLElement);
let look: ExampleShellProps = { layout: 'vertical', language: 'en' };

const show = (next: ExampleShellProps) => {
  look = { ...look, ...next };
  flushSync(() => root.render(<ExampleShell {...look} nodes={nodes} startAt={startAt} />));
};
show({});

/** Milliseconds from just before `act` until the frame that shows it has been handed to the compositor. */
const toPaint = (act: () => void): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      act();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      });
    });
  });

const entry = (path: string) => document.querySelector(`[data-path="${path}"]`) as HTMLElement;
const type = (letter: string) =>
  flushSync(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true })));

const bench = {
  show: (next: ExampleShellProps) => toPaint(() => show(next)),
  click: (path: string) => toPaint(() => flushSync(() => entry(path).click())),
  focus: (path: string) => entry(path).focus(),
  type: (letter: string) => toPaint(() => type(letter)),
  theme: (name: string) =>
    toPaint(() => {
      document.body.className = `vab-theme-${name}`;
    }),
  drawn: () => document.querySelectorAll('aside [data-path]').length,
};

export type Bench = typeof bench;
Object.assign(window, { bench });
