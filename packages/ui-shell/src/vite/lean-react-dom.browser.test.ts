import type { ActivityProps, FunctionComponent, ReactNode } from 'react';
import type { Root, RootOptions } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import reactCode from '../../../../node_modules/react/cjs/react.production.js?raw';
import domCode from '../../../../node_modules/react-dom/cjs/react-dom.production.js?raw';
import clientCode from '../../../../node_modules/react-dom/cjs/react-dom-client.production.js?raw';
import schedulerCode from '../../../../node_modules/scheduler/cjs/scheduler.production.js?raw';
import { toLeanReactDom } from './lean-react-dom';

/** The files as a bundler runs them: without what is for developers, which tests otherwise have. */
const modules: Record<string, unknown> = {};
function run<Module>(code: string): Module {
  const exports = {};
  new Function('exports', 'require', code)(exports, (name: string) => modules[name]);
  return exports as Module;
}
const React = run<typeof import('react')>(reactCode);
modules.react = React;
modules.scheduler = run(schedulerCode);
modules['react-dom'] = run(domCode);

interface Client {
  createRoot: (place: Element, options?: RootOptions) => Root;
  hydrateRoot?: unknown;
}
const whole = () => run<Client>(clientCode);
const lean = () => run<Client>(toLeanReactDom(clientCode));

const { Activity, Component, Fragment, Suspense, ViewTransition, createElement: h, startTransition } = React;
const { use, useDeferredValue, useId, useState } = React;

class Guard extends Component<{ children?: ReactNode }> {
  override state = { broken: '' };
  static getDerivedStateFromError = (error: Error) => ({ broken: error.message });
  override render() {
    return this.state.broken || this.props.children;
  }
}

function Faulty({ broken }: { broken: boolean }) {
  if (broken) throw new Error('out of order');
  return h('i', null, 'in order');
}

const Late = ({ text }: { text: Promise<string> }) => h('b', null, use(text));

const Resting = Activity as FunctionComponent<Partial<ActivityProps>>;

function Scene({ text }: { text: Promise<string> }) {
  const [step, setStep] = useState(0);
  const [typed, setTyped] = useState('');
  const next = { __html: '<!--$--><em>next</em>' };
  return h(
    'form',
    { id: useId() },
    h('title', null, 'Scene'),
    h('input', { value: typed, onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value) }),
    h(
      'button',
      { type: 'button', onClick: () => startTransition(() => setStep(step + 1)) },
      h('span', { dangerouslySetInnerHTML: next }),
    ),
    h('output', null, `${useDeferredValue(typed)} ${step}`),
    h(Resting, { mode: step % 2 === 1 ? 'visible' : 'hidden' }, h('p', null, 'now and then')),
    h(Guard, null, h(Faulty, { broken: step > 2 })),
    step > 1 && h(Suspense, { fallback: h('s', null, 'not yet') }, h(Late, { text })),
    (step % 2 === 0 ? ['a', 'b', 'c'] : ['c', 'a']).map((key) => h(Fragment, { key }, h('u', null, key))),
  );
}

function draw({ createRoot }: Client, content: ReactNode, options?: RootOptions) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, options);
  root.render(content);
  return { place, root };
}

/** What stands there after each step. */
async function play(client: Client): Promise<string[]> {
  let say = (_: string) => {};
  const text = new Promise<string>((resolve) => {
    say = resolve;
  });
  const { place, root } = draw(client, h(Scene, { text }), { onCaughtError: () => {} });
  const shown: string[] = [];
  const note = async (mark: string) => {
    await vi.waitFor(() => expect(place.innerHTML).toContain(mark));
    shown.push(place.innerHTML);
  };
  const press = () => userEvent.click(place.querySelector('em') as Element);
  await note('next');
  await userEvent.fill(place.querySelector('input') as Element, 'typed');
  await note('typed 0');
  await press();
  await note('typed 1');
  await press();
  await note('not yet');
  say('here');
  await note('here');
  await press();
  await note('out of order');
  root.unmount();
  place.remove();
  return [...shown, place.innerHTML];
}

it('draws, waits, hides, moves, fails and ends like the whole one', async () => {
  const shown = await play(lean());
  expect(shown).toHaveLength(7);
  expect(shown).toEqual(await play(whole()));
});

it('knows no view transition as an element, and takes over no HTML of a server', async () => {
  const failed = vi.fn();
  draw(lean(), h(ViewTransition, null, 'moving'), { onUncaughtError: failed });
  await vi.waitFor(() => expect(String(failed.mock.calls[0])).toContain('errors/130'));
  expect(lean().hydrateRoot).toBeUndefined();
});
