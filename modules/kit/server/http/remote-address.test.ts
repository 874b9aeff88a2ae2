import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { noteAddress, remoteAddress } from './remote-address';
import type { SandboxEnv } from './sandbox-env';

/** Returns the client address of a connection with a header. */
async function addressOf(trusted: readonly string[], socket: string, forwarded?: string): Promise<string> {
  const app = new Hono<SandboxEnv>();
  app.use(noteAddress(trusted));
  app.get('/', (c) => c.text(remoteAddress(c)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const env = { incoming: { socket: { remoteAddress: socket } } };
  return (await app.request('/', { headers }, env as never)).text();
}

const proxy = ['127.0.0.1', '10.1.2.3', '::1'];
test.each([
  ['without a trusted proxy nothing forwarded counts', [], '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['behind a trusted proxy it is what that says', proxy, '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['a forged entry before the true one does not count', proxy, '127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['a chain of trusted proxies is followed', proxy, '127.0.0.1', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['a connection from elsewhere is not a proxy', proxy, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a connection over IPv6 is compared as IPv4', proxy, '::ffff:127.0.0.1', '2001:db8::7', '2001:db8::7'],
  ['what is no address does not count', proxy, '127.0.0.1', 'unknown', '127.0.0.1'],
  ['what is no address ends the chain', proxy, '127.0.0.1', '203.0.113.9, _hidden, 10.1.2.3', '10.1.2.3'],
  ['no header leaves the proxy itself', proxy, '127.0.0.1', undefined, '127.0.0.1'],
])('%s [trusted-proxy]', async (_, trusted, socket, forwarded, expected) => {
  expect(await addressOf(trusted, socket, forwarded)).toBe(expected);
});

test('a proxy that is no address is named at the start', () => {
  expect(() => noteAddress(['proxy.example'])).toThrow('"proxy.example" is no IP address');
});
