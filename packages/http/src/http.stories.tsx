import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import english from '../locales/en.json';
import { createRsaCipher } from './cipher/create-rsa-cipher';
import type { HttpClient } from './client/http-client';
import { isHttpError } from './errors/is-http-error';
import type { MessageCatalogue } from './errors/message-catalogue';
import { chinese } from './languages/chinese';
import { createEnvelopeClient } from './testing/create-envelope-client';
import { createScriptedAdapter } from './testing/create-scripted-adapter';
import type { ScriptLine } from './testing/script-line';

interface LiveCallProps {
  /** The response of the local fake. */
  script: readonly ScriptLine[];
  /** The call to make. Default `GET /orders`. The signal aborts as soon as the server has received a request. */
  call?: (http: HttpClient, received: AbortSignal) => Promise<unknown>;
  /** The result of `renew`, or its failure. */
  renew?: () => string | null | Promise<string>;
  language?: string;
  /** In ms. Default 10,000. */
  timeout?: number;
}

/** A cipher whose server sends an invalid key. */
const brokenCipher = createRsaCipher({ getPublicKey: () => ({ publicKey: 'no key at all' }) });
const toNewToken = () => 'T1';

/** Makes one call against a local fake and shows every notification of the application. */
function LiveCall({ script, call = callOrders, renew = toNewToken, language = 'en', timeout = 10_000 }: LiveCallProps) {
  const [lines, setLines] = useState<string[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function handleCall() {
    setLines([]);
    let token = 'T0';
    const say = (line: string) => setLines((before) => [...before, line]);
    const received = new AbortController();
    const adapter = createScriptedAdapter(
      script.map(({ reply, ...line }) => ({
        ...line,
        reply: (request) => {
          received.abort();
          return typeof reply === 'function' ? reply(request) : reply;
        },
      })),
    );
    const http = createEnvelopeClient({
      adapter,
      language,
      timeout,
      cipher: brokenCipher,
      getToken: () => token,
      renew: async () => {
        const fresh = await renew();
        if (fresh !== null && fresh !== token) say(`renewed: ${fresh}`);
        token = fresh ?? token;
        return fresh;
      },
      onUnauthorized: () => say('onUnauthorized'),
      onForbidden: () => say('onForbidden'),
      onError: (_, message) => say(`onError: ${message}`),
      onBusyChange: setIsBusy,
    });
    try {
      say(`resolved: ${JSON.stringify(await call(http, received.signal))}`);
    } catch (error) {
      say(isHttpError(error) ? `rejected: ${error.kind}, code ${error.code}` : `rejected: ${String(error)}`);
      say(`sentence: ${error instanceof Error ? error.message : ''}`);
    }
    say(`attempts: ${adapter.calls.map(({ method, url }) => `${method} ${url}`).join(', ') || 'none'}`);
  }

  return (
    <section aria-label="Live call">
      <button type="button" onClick={handleCall} aria-busy={isBusy}>
        Call
      </button>
      <ol aria-label="What happened" aria-live="polite">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

function callOrders(http: HttpClient): Promise<unknown> {
  return http.get('/orders');
}

const meta = {
  title: 'Packages/One call of http',
  component: LiveCall,
  render: (args, { globals }) => <LiveCall {...args} language={String(globals.locale ?? 'en')} />,
} satisfies Meta<typeof LiveCall>;

export default meta;
type Story = StoryObj<typeof meta>;

const orders = { match: 'GET /orders' };

/** Makes the call and expects every given line on the screen. */
function expecting(lines: (messageOf: (code: number | 'timeout') => string) => string[]): NonNullable<Story['play']> {
  return async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
    const language = String(globals.locale ?? 'en');
    const catalogue: MessageCatalogue = language === 'zh' ? chinese : english;
    for (const line of lines((code) => catalogue[code] ?? '')) {
      await expect(await canvas.findByText(line)).toBeVisible();
    }
  };
}

export const Success: Story = {
  args: { script: [{ ...orders, reply: { body: { code: 200, data: ['W-1'] } } }] },
  play: expecting(() => ['resolved: ["W-1"]', 'attempts: GET /orders']),
};

export const TheServerSaysNo: Story = {
  args: { script: [{ ...orders, reply: { body: { code: 5001, message: 'W-1 is sealed' } } }] },
  play: expecting(() => ['onError: W-1 is sealed', 'rejected: response, code 5001']),
};

export const NotFound: Story = {
  args: { script: [{ ...orders, reply: { status: 404 } }] },
  play: expecting((messageOf) => [`onError: ${messageOf(404)}`, 'rejected: response, code 404']),
};

export const Overloaded: Story = {
  args: { script: [{ ...orders, reply: { status: 503, body: '<h1>busy</h1>' } }] },
  play: expecting((messageOf) => [`onError: ${messageOf(503)}`, 'rejected: response, code 503']),
};

export const NotSignedIn: Story = {
  args: { script: [{ ...orders, reply: { body: { code: 1000401 } } }] },
  play: expecting((messageOf) => [`onError: ${messageOf(401)}`, 'onUnauthorized', 'rejected: response, code 1000401']),
};

export const Forbidden: Story = {
  args: { script: [{ ...orders, reply: { status: 403 } }] },
  play: expecting((messageOf) => [`onError: ${messageOf(403)}`, 'onForbidden', 'rejected: response, code 403']),
};

export const TokenExpired: Story = {
  args: {
    script: [
      { ...orders, times: 1, reply: { body: { code: 402 } } },
      { ...orders, reply: ({ headers }) => ({ body: { code: 200, data: headers.token } }) },
    ],
  },
  play: expecting(() => ['renewed: T1', 'resolved: "T1"', 'attempts: GET /orders, GET /orders']),
};

export const TokenExpiredForGood: Story = {
  args: { renew: () => null, script: [{ ...orders, reply: { body: { code: 402 } } }] },
  play: expecting((messageOf) => [
    `onError: ${messageOf(402)}`,
    'onUnauthorized',
    'rejected: refresh, code 402',
    'sentence: GET /orders could not be replayed: the refresh answered without a token',
  ]),
};

export const TheRefreshFails: Story = {
  args: {
    renew: () => Promise.reject(new Error('signed out elsewhere')),
    script: [{ ...orders, reply: { body: { code: 402 } } }],
  },
  play: expecting(() => [
    'onUnauthorized',
    'sentence: GET /orders could not be replayed: signed out elsewhere',
    'attempts: GET /orders',
  ]),
};

export const TheRefreshAnswersTheSame: Story = {
  args: { renew: () => 'T0', script: [{ ...orders, reply: { body: { code: 402 } } }] },
  play: expecting(() => [
    'onUnauthorized',
    'sentence: GET /orders could not be replayed: the refresh answered with the token that has expired',
  ]),
};

export const LogoutInTheMiddle: Story = {
  args: {
    script: [{ ...orders, reply: { fail: 'hang' } }],
    call: (http, received) => {
      received.addEventListener('abort', () => http.cancelAll('logged out'));
      return http.get('/orders');
    },
  },
  play: expecting(() => [
    'rejected: cancelled, code 0',
    'sentence: GET /orders was cancelled: logged out',
    'attempts: GET /orders',
  ]),
};

export const NoConnection: Story = {
  args: { script: [{ ...orders, reply: { fail: 'network' } }] },
  play: expecting((messageOf) => [`onError: ${messageOf(0)}`, 'rejected: network, code 0']),
};

export const TooLate: Story = {
  args: { timeout: 300, script: [{ ...orders, reply: { fail: 'hang' } }] },
  play: expecting((messageOf) => [`onError: ${messageOf('timeout')}`, 'rejected: timeout, code 0']),
};

export const AWebPageInsteadOfData: Story = {
  args: { script: [{ ...orders, reply: { body: '<html></html>', headers: { 'content-type': 'text/html' } } }] },
  play: expecting((messageOf) => [
    `onError: ${messageOf(0)}`,
    'rejected: network, code page',
    'sentence: GET /orders failed on the network: a web page came (200), from a login proxy or a wrong address of the API',
  ]),
};

export const HalfABody: Story = {
  args: { script: [{ ...orders, reply: { body: '{"code":200,', headers: { 'content-type': 'application/json' } } }] },
  play: expecting((messageOf) => [
    `onError: ${messageOf(0)}`,
    'rejected: unreadable, code 0',
    'sentence: GET /orders answered 200, but its body is not JSON (application/json, 12 characters)',
  ]),
};

export const AnEmptyBody: Story = {
  args: { script: [{ ...orders, reply: { status: 204 } }] },
  play: expecting(() => ['resolved: undefined', 'attempts: GET /orders']),
};

export const EncryptionFails: Story = {
  args: { script: [], call: (http) => http.post('/login', { password: '123456' }, { encrypt: true }) },
  play: expecting(() => [
    'rejected: cipher, code 0',
    'sentence: POST /login: the cipher failed at "parse public key": it is no RSA key in PEM or base64.',
    'attempts: none',
  ]),
};

const failingCodes = [201, 202, 204, 400, 401, 402, 403, 404, 406, 410, 500, 502, 503, 504];

export const EveryRowOfTheTable: Story = {
  args: {
    script: [{ match: /\/code\/\d+/, reply: ({ url }) => ({ body: { code: Number(url.split('/').at(-1)) } }) }],
    call: async (http) => {
      for (const code of failingCodes) await http.get(`/code/${code}`, { refresh: false }).catch(() => undefined);
      return 'all rows';
    },
  },
  play: expecting((messageOf) => [
    ...failingCodes.map((code) => `onError: ${messageOf(code)}`),
    'resolved: "all rows"',
  ]),
};

export const GivenUp: Story = {
  args: {
    script: [{ ...orders, reply: { fail: 'hang' } }],
    call: (http, received) => http.get('/orders', { signal: received }),
  },
  play: expecting(() => ['rejected: cancelled, code 0', 'attempts: GET /orders']),
};

export const TwiceTheSameEdit: Story = {
  args: {
    script: [{ match: 'POST /order/doEdit', reply: { delay: 100, body: { code: 200, data: 'saved' } } }],
    call: (http) => Promise.all([http.post('/order/doEdit', { id: 1 }), http.post('/order/doEdit', { id: 1 })]),
  },
  play: expecting(() => ['resolved: ["saved","saved"]', 'attempts: POST /order/doEdit']),
};
