import { nullable, object, optional, string } from '@waybill/validators';
import { Activity, Component, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consoleParts, drawInConsole, type Get } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import type { FieldsOf } from '../../../kernel/call';
import { reloadView } from '../../navigation/tabs/reload-view';
import { useRefreshServerData, useServerData } from './use-server-data';

const text = string();
const word = optional(string());
const anything = object({ page: word, word, status: word, open: word });

interface ListProps {
  path?: string;
  params?: FieldsOf<{ method: 'GET'; url: '/'; query: typeof anything }> | null;
}

function List({ path = '/orders', params = {} }: ListProps) {
  const { data, state, reload } = useServerData({ method: 'GET', url: path, query: anything, response: text }, params);
  return (
    <button type="button" onClick={reload}>
      {`${state}: ${data ?? 'nothing'}`}
    </button>
  );
}

function Refresh({ path }: { path: string }) {
  const refresh = useRefreshServerData();
  return (
    <button type="button" data-refresh onClick={() => refresh({ url: path })}>
      refresh
    </button>
  );
}

class Boundary extends Component<{ onError: () => void; children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch() {
    this.props.onError();
  }
  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ broken: false })}>
        again
      </button>
    );
  }
}
const named = { method: 'GET', url: '/orders', response: object({ name: nullable(string()) }) } as const;
function Fragile() {
  const { data } = useServerData(named);
  if (data?.name === null) throw new Error('A page that cannot do without a name.');
  return data?.name.toUpperCase();
}

/** Responds to each call with its number: "answer 1" to the first. */
function counting() {
  let count = 0;
  return vi.fn<Get>(async () => {
    count += 1;
    return `answer ${count}`;
  });
}

const texts = (host: HTMLElement) => [...host.querySelectorAll('button')].map(({ textContent }) => textContent);
const nextFrame = () => act(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
const click = async (host: HTMLElement, selector = 'button') => {
  await act(async () => host.querySelector<HTMLButtonElement>(selector)?.click());
  await nextFrame();
};

afterEach(() => void vi.useRealTimers());

describe('what a page asks for', () => {
  it('is loading, then ready, and is requested once for all components', async () => {
    const answers: ((text: string) => void)[] = [];
    const get = vi.fn<Get>(() => new Promise((resolve) => answers.push(resolve)));
    const both = (
      <>
        <List params={{ page: 1, word: 'parcel' }} />
        <List params={{ word: 'parcel', page: 1 }} />
      </>
    );
    const { host } = await drawInConsole(consoleParts(get), both);
    expect(texts(host)).toEqual(['loading: nothing', 'loading: nothing']);
    await act(async () => answers[0]?.('three orders'));
    expect(texts(host)).toEqual(['ready: three orders', 'ready: three orders']);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('carries its parameters without empty ones', async () => {
    const get = counting();
    await drawInConsole(consoleParts(get), <List params={{ page: 2, word: '', status: undefined, open: false }} />);
    expect(get.mock.calls[0]).toEqual([
      '/orders',
      { params: { page: 2, open: false }, silent: false, signal: expect.any(AbortSignal) },
    ]);
  });

  it('is nothing while its parameters are null', async () => {
    const get = counting();
    const { host, show } = await drawInConsole(consoleParts(get), <List params={null} />);
    expect(get).not.toHaveBeenCalled();
    await show(<List />);
    await nextFrame();
    expect(texts(host)).toEqual(['ready: answer 1']);
  });

  it('stays in view while other parameters load', async () => {
    const answers: ((text: string) => void)[] = [];
    const get = vi.fn<Get>(() => new Promise((resolve) => answers.push(resolve)));
    const { host, show } = await drawInConsole(consoleParts(get), <List params={{ page: 1 }} />);
    await act(async () => answers[0]?.('first page'));
    await show(<List params={{ page: 2 }} />);
    expect(texts(host)).toEqual(['loading: first page']);
    await act(async () => answers[1]?.('second page'));
    expect(texts(host)).toEqual(['ready: second page']);
  });

  it('fails with its call, and is requested again on reload', async () => {
    const get = vi.fn<Get>().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('back');
    const { host } = await drawInConsole(consoleParts(get), <List />);
    await nextFrame();
    expect(texts(host)).toEqual(['failed: nothing']);
    await click(host);
    expect(texts(host)).toEqual(['ready: back']);
  });
});

describe('a failure', () => {
  it('is not kept: a page that is opened again asks again [failures-are-not-cached]', async () => {
    const get = vi.fn<Get>().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('back');
    const { host, show } = await drawInConsole(consoleParts(get), <List />);
    await nextFrame();
    expect(texts(host)).toEqual(['failed: nothing']);
    await show(null);
    await show(<List />);
    await nextFrame();
    expect(texts(host)).toEqual(['ready: back']);
  });

  it('is an answer that its schema refuses, noted by call and field; the page gets nothing of it [mismatched-response-is-failure]', async () => {
    const get = vi
      .fn<Get>()
      .mockResolvedValueOnce({ list: ['a parcel'] })
      .mockResolvedValueOnce('put right');
    const report = vi.fn<(error: unknown) => void>();
    const parts = consoleParts(get);
    const { host } = await drawInConsole({ ...parts, errorLog: { ...parts.errorLog, report } }, <List />);
    await nextFrame();
    expect(texts(host)).toEqual(['failed: nothing']);
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      'UnexpectedResponseError: GET /orders answered something else than its schema says: the whole response (string)',
    ]);
    await click(host);
    expect(texts(host)).toEqual(['ready: put right']);
  });

  it('of a call that only makes an answer fresh takes nothing away', async () => {
    const get = vi.fn<Get>().mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('down'));
    const { host } = await drawInConsole(
      consoleParts(get),
      <>
        <List />
        <Refresh path="/orders" />
      </>,
    );
    await nextFrame();
    await click(host, '[data-refresh]');
    expect(get).toHaveBeenCalledTimes(2);
    expect(texts(host)[0]).toBe('ready: first');
  });
});

describe('a page that breaks over an answer', () => {
  it('asks for another one when it is tried again [failed-page-fetches-again]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const get = vi.fn<Get>().mockResolvedValueOnce({ name: null }).mockResolvedValueOnce({ name: 'fine' });
    const parts = consoleParts(get);
    const { host } = await drawInConsole(
      parts,
      <Boundary onError={() => parts.pagesRenewed.notify()}>
        <Fragile />
      </Boundary>,
    );
    await nextFrame();
    expect(texts(host)).toEqual(['again']);
    await click(host);
    expect(host.textContent).toBe('FINE');
  });
});

describe('a call without subscribers', () => {
  const signalOf = (get: ReturnType<typeof vi.fn<Get>>) => get.mock.calls[0]?.[1].signal as AbortSignal;

  it('is given up when its page is closed', async () => {
    const get = vi.fn<Get>(() => new Promise(() => {}));
    const { remove } = await drawInConsole(consoleParts(get), <List />);
    expect(signalOf(get).aborted).toBe(false);
    await remove();
    await vi.waitFor(() => expect(signalOf(get).aborted).toBe(true));
  });

  it('is given up when its page is hidden, unless another page shows the same', async () => {
    const get = vi.fn<Get>(() => new Promise(() => {}));
    const pages = (first: 'visible' | 'hidden', second: 'visible' | 'hidden') => (
      <>
        <Activity mode={first}>
          <List />
        </Activity>
        <Activity mode={second}>
          <List />
        </Activity>
      </>
    );
    const { show } = await drawInConsole(consoleParts(get), pages('visible', 'visible'));
    await show(pages('hidden', 'visible'));
    await nextFrame();
    expect(signalOf(get).aborted).toBe(false);
    await show(pages('hidden', 'hidden'));
    await vi.waitFor(() => expect(signalOf(get).aborted).toBe(true));
  });
});

describe('an answer', () => {
  it('is cached for 15 s, and requested again after that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const get = counting();
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <List />
      </Activity>
    );
    const { host, show } = await drawInConsole(consoleParts(get), page('visible'));
    await nextFrame();
    await show(page('hidden'));
    await act(async () => vi.advanceTimersByTime(14_000));
    await show(page('visible'));
    await nextFrame();
    expect(texts(host)).toEqual(['ready: answer 1']);
    await show(page('hidden'));
    await act(async () => vi.advanceTimersByTime(2000));
    await show(page('visible'));
    await nextFrame();
    expect(texts(host)).toEqual(['ready: answer 2']);
  });

  it('is fetched again wherever it is shown when its path is refreshed; other paths are not', async () => {
    const get = vi.fn<Get>(async (path) => path);
    const { host } = await drawInConsole(
      consoleParts(get),
      <>
        <List params={{ page: 1 }} />
        <List params={{ page: 2 }} />
        <List path="/orders/detail" />
        <Refresh path="/orders" />
      </>,
    );
    await nextFrame();
    const paths = () => get.mock.calls.map(([path]) => path);
    expect(paths()).toEqual(['/orders', '/orders', '/orders/detail']);
    await click(host, '[data-refresh]');
    expect(paths().slice(3)).toEqual(['/orders', '/orders']);
  });

  it('is fetched again when the user reloads its page', async () => {
    const parts = consoleParts(counting());
    const { host } = await drawInConsole(parts, <List />);
    await nextFrame();
    await act(() => reloadView(parts));
    await nextFrame();
    expect(texts(host)).toEqual(['ready: answer 2']);
  });

  it('belongs to one session: the next user sends a new request', async () => {
    const parts = consoleParts(counting());
    parts.session.adoptToken('of the first');
    const { host, show } = await drawInConsole(parts, <List />);
    await nextFrame();
    await show(null);
    await act(async () => parts.session.adoptToken('of the second'));
    await show(<List />);
    await nextFrame();
    expect(texts(host)).toEqual(['ready: answer 2']);
  });

  it('is fetched again at once on an explicit reload, at any age', async () => {
    const get = counting();
    const { host } = await drawInConsole(consoleParts(get), <List />);
    await nextFrame();
    await click(host);
    await click(host);
    expect(texts(host)).toEqual(['ready: answer 3']);
  });

  it('that was under way when its path was refreshed counts for nothing', async () => {
    const answers: ((text: string) => void)[] = [];
    const get = vi.fn<Get>(() => new Promise((resolve) => answers.push(resolve)));
    const { host } = await drawInConsole(
      consoleParts(get),
      <>
        <List />
        <Refresh path="/orders" />
      </>,
    );
    await click(host, '[data-refresh]');
    await act(async () => answers[0]?.('before the change'));
    expect(texts(host)[0]).toBe('loading: nothing');
    await act(async () => answers[1]?.('after the change'));
    expect(texts(host)[0]).toBe('ready: after the change');
  });

  it('is fetched again when its window becomes visible, until the console ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const life = new AbortController();
    const { host } = await drawInConsole({ ...consoleParts(counting()), ended: life.signal }, <List />);
    await nextFrame();
    vi.advanceTimersByTime(2000);
    const look = () =>
      act(async () => {
        window.dispatchEvent(new Event('focus'));
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await look();
    await nextFrame();
    expect(texts(host)).toEqual(['ready: answer 2']);
    life.abort();
    vi.advanceTimersByTime(2000);
    await look();
    await nextFrame();
    expect(texts(host)).toEqual(['ready: answer 2']);
  });

  it('is fetched again when another window of the session changed its path [change-in-another-window-shows]', async () => {
    const { host: other } = await drawInConsole(consoleParts(counting()), <Refresh path="/orders" />);
    const { host } = await drawInConsole(consoleParts(counting()), <List />);
    await nextFrame();
    await click(other, '[data-refresh]');
    await vi.waitFor(() => expect(texts(host)).toEqual(['ready: answer 2']));
  });

  it('stays when the session of another console on the page ends [logout-in-one-console-leaves]', async () => {
    const get = counting();
    const [parts, other] = [consoleParts(get), consoleParts()];
    other.session.adoptToken('of somebody');
    await drawInConsole(other, <List />);
    const { show } = await drawInConsole(parts, <List />);
    await nextFrame();
    await act(() => other.session.signOut());
    await show(null);
    await show(<List />);
    await nextFrame();
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('is of one console: two on one page share nothing', async () => {
    const [first, second] = [counting(), counting()];
    await drawInConsole(consoleParts(first), <List />);
    await drawInConsole(consoleParts(second), <List />);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });
});
