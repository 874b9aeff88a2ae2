import { createScriptedAdapter } from '@waybill/http/testing';
import { integer, string } from '@waybill/validators';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleParts, drawInConsole } from '../../../../../testing/console/draw-in-console';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import { defineRoutes, type PageLoader } from '../../../kernel/route-entry';
import { frame } from './frame';
import type { FrameChannel } from './frame-channel';
import type { FrameOptions } from './frame-options';
import { FramePage } from './frame-page';
import { greeting } from './handshake';

const address = new URL('../../../../../testing/framed/framed.html', import.meta.url).pathname;
const open = 'allow-scripts allow-same-origin';

const theFrame = () => document.querySelector('iframe') as HTMLIFrameElement;
const inside = () => theFrame().contentDocument as Document;
const state = () => theFrame().parentElement?.dataset.state;

function openConsole(shown: FrameOptions, token?: string) {
  const plain: PageLoader = async () => ({ default: () => <p>All berths</p> });
  const routes = defineRoutes([
    {
      path: '/',
      name: 'Root',
      children: [
        { path: 'board', name: 'Board', page: frame(shown), nav: { title: 'Board' } },
        { path: 'berths', name: 'Berths', page: plain, nav: { title: 'Berths' } },
      ],
    },
  ]);
  window.location.hash = '#/board';
  const place = document.body.appendChild(document.createElement('div'));
  if (token) sessionStorage.setItem('frame-token', token);
  const tokens = token
    ? ({ tokenStorage: 'session', tokenName: 'frame-token' } as const)
    : { loginInterception: false };
  const config = { tokenStorage: 'memory', language: 'en', title: 'F', ...tokens } as const;
  const user = { body: { code: 200, data: { username: 'ann', roles: [] } } };
  const adapter = createScriptedAdapter(
    token
      ? [
          { match: 'GET /userInfo', reply: user },
          { match: () => true, reply: { body: { code: 200, data: null } } },
        ]
      : [],
  );
  const stop = createConsole({ routes, config, api: envelopeApi({ adapter }) }).mount(place);
  onTestFinished(() => {
    stop();
    sessionStorage.clear();
    place.remove();
    window.location.hash = '';
  });
}

const goTo = async (name: string) => {
  window.location.hash = `#/${name.toLowerCase()}`;
  await vi.waitFor(() => expect(document.title).toContain(name));
};

describe('a frame in the route table', () => {
  it('survives a change of tabs together with its channel', async () => {
    const counts: number[] = [];
    const channels: FrameChannel[] = [];
    openConsole({
      address,
      sandbox: open,
      connect(channel) {
        channels.push(channel);
        return channel.on('count', integer(), (count) => counts.push(count));
      },
    });
    await vi.waitFor(() => expect(channels).toHaveLength(1));
    expect(theFrame().title).toBe('Board');
    expect(theFrame().getAttribute('src')).toBe(address);
    await vi.waitFor(() => expect(inside().documentElement.lang).toBe('en'));
    inside().querySelector('button')?.click();
    await vi.waitFor(() => expect(counts).toEqual([1]));
    const before = inside();
    await goTo('Berths');
    inside().querySelector('button')?.click();
    await goTo('Board');
    expect(inside()).toBe(before);
    channels[0]?.send('ticket', 'once-only');
    await vi.waitFor(() => expect(inside().body.dataset.ticket).toBe('once-only'));
    // The schema rejected the non-numbers both times.
    expect(counts).toEqual([1, 2]);
    expect(channels).toHaveLength(1);
  });

  it('connects again when its page reloads', async () => {
    const connect = vi.fn(() => undefined);
    openConsole({ address, sandbox: open, connect });
    await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(1));
    inside().location.reload();
    await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(2));
  });
});

/** The same server under another name, which Chromium finds by itself: another origin, and another site. */
const elsewhere = (name: string, query: Record<string, string> = {}) => {
  const { href } = new URL(
    `${address}?${new URLSearchParams(query)}`,
    window.location.origin.replace('//', `//${name}.`),
  );
  return href;
};
const ofThisConsole = { console: window.location.origin };

describe('a frame of another origin', () => {
  it('has a channel to the console, keeps it over a change of tabs, and never receives a token [frames-over-two-origins]', async () => {
    const seen: string[] = [];
    const counts: number[] = [];
    const channels: FrameChannel[] = [];
    openConsole(
      {
        address: elsewhere('reports', ofThisConsole),
        connect(channel) {
          channels.push(channel);
          const stops = [
            channel.on('seen', string(), (all) => seen.push(all)),
            channel.on('count', integer(), (count) => counts.push(count)),
          ];
          return () => {
            for (const stop of stops) stop();
          };
        },
      },
      'T-secret',
    );
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    expect(theFrame().contentDocument).toBeNull();
    expect(JSON.parse(seen[0] ?? '')).toMatchObject({
      href: theFrame().getAttribute('src'),
      origin: window.location.origin.replace('//', '//reports.'),
      referrer: `${window.location.origin}/`,
      heard: [
        expect.objectContaining({ kind: 'knock' }),
        expect.objectContaining({ kind: 'welcome' }),
        { language: 'en' },
      ],
    });
    expect(document.documentElement.outerHTML + seen[0]).not.toContain('T-secret');
    await goTo('Berths');
    await goTo('Board');
    channels[0]?.send('press', 'the button');
    await vi.waitFor(() => expect(counts).toEqual([1]));
    expect(channels).toHaveLength(1);
    expect(seen).toHaveLength(1);
  });

  it('gets no answer once it has led on to a page of a third origin [frame-navigates-elsewhere]', async () => {
    const connect = vi.fn(() => undefined);
    openConsole({ address: elsewhere('reports', { 'leads-on': elsewhere('thief', ofThisConsole) }), connect });
    const heard = vi.fn();
    window.addEventListener('message', heard);
    onTestFinished(() => window.removeEventListener('message', heard));
    await vi.waitFor(() =>
      expect(heard.mock.calls.flat()).toContainEqual(
        expect.objectContaining({ origin: window.location.origin.replace('//', '//thief.') }),
      ),
    );
    expect(connect).not.toHaveBeenCalled();
    expect(state()).not.toBe('there');
  });

  it('sends no hello to an unlisted console [unknown-consoles-of-frame]', async () => {
    const parts = consoleParts();
    const connect = vi.fn(() => undefined);
    const props = { address: elsewhere('reports', { console: 'https://office.example' }), connect };
    await drawInConsole(parts, <FramePage title="Reports" {...props} times={{ slow: 9e3, late: 9e3, silent: 300 }} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('does not answer');
    expect(connect).not.toHaveBeenCalled();
  });
});

describe('the page of a frame', () => {
  const draw = async (props: Parameters<typeof FramePage>[0]) => {
    const parts = consoleParts();
    const drawn = await drawInConsole(parts, <FramePage title="Reports" {...props} />);
    return { parts, ...drawn };
  };

  it("blocks a page of the same host from the console's storage and sends no path in the referrer", async () => {
    await draw({ address });
    expect(theFrame().getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-downloads');
    expect(theFrame().referrerPolicy).toBe('origin');
    await vi.waitFor(() => expect(state()).toBe('there'));
    expect(theFrame().contentDocument).toBeNull();
  });

  it('ignores a hello of another window or origin', async () => {
    const connect = vi.fn(() => undefined);
    const { parts } = await draw({ address: 'http://localhost:1/none', connect });
    window.postMessage(greeting('hello'), '*');
    const from = theFrame().contentWindow;
    window.dispatchEvent(
      new MessageEvent('message', { data: greeting('hello'), source: from, origin: 'http://evil.example' }),
    );
    await new Promise((go) => setTimeout(go, 50));
    expect(connect).not.toHaveBeenCalled();
    expect(JSON.stringify(parts.errorLog.state)).toContain('http://evil.example said hello');
    expect(state()).not.toBe('there');
  });

  it('reports a slow page', async () => {
    // The browser's error page loads at once, possibly before the console listens.
    const never = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener('load', never, true);
    onTestFinished(() => document.removeEventListener('load', never, true));
    await draw({
      address: 'http://localhost:1/none',
      sendsHello: true,
      times: { slow: 30, late: 60_000, silent: 60_000 },
    });
    await expect.element(page.getByRole('status')).toHaveTextContent('localhost:1 takes long to open.');
  });

  it('reports a page without a hello as silent, and tries again on request', async () => {
    await draw({
      address: `${address}?silent`,
      sandbox: open,
      sendsHello: true,
      times: { slow: 9e3, late: 9e3, silent: 80 },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('This page does not answer.');
    const first = theFrame();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(theFrame()).not.toBe(first);
    expect(state()).toBe('coming');
    await expect
      .element(page.getByRole('link', { name: 'Open in a window of its own' }))
      .toHaveAttribute('rel', 'noopener noreferrer');
  });

  it("reports that the console's policy blocks the page", async () => {
    await draw({ address: 'http://localhost:1/none', sendsHello: true });
    const refused = {
      effectiveDirective: 'frame-src',
      blockedURI: 'http://localhost:1/none',
      violatedDirective: 'frame-src',
    };
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', refused as SecurityPolicyViolationEventInit),
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('Add it to frame-src.');
  });

  it('refuses a hostile address at the table already', () => {
    expect(() => frame('javascript:alert(1)')).toThrow('javascript: is no scheme of a page');
  });
});
