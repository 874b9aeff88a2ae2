import { expect, it } from 'vitest';
import type { CallStep } from '../call/call-step';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import type { ScriptedReply } from '../testing/script-line';
import { type SpanAttributes, toSpanAttributes } from './span-attributes';

async function attributesOf(baseUrl: string, url: string, ...replies: ScriptedReply[]) {
  const recorded: SpanAttributes[] = [];
  const step: CallStep = {
    name: 'spans',
    async run(call, next) {
      try {
        const reply = await next();
        recorded.push(toSpanAttributes(call, reply));
        return reply;
      } catch (error) {
        recorded.push(toSpanAttributes(call, error));
        throw error;
      }
    },
  };
  const lines = replies.map((reply, at) => ({ match: /./, reply, ...(at < replies.length - 1 && { times: 1 }) }));
  const adapter = createScriptedAdapter(lines);
  const steps = [{ before: 'report' as const, step }];
  await createEnvelopeClient({ adapter, baseUrl, steps, retry: { wait: 1 } })
    .get(url, { params: { phone: '13800138000' } })
    .catch(() => {});
  return recorded;
}
const good = { body: { code: 200 } };

it('a success is named as OpenTelemetry has it, without query and credentials', async () => {
  expect(await attributesOf('https://ann:secret@api.test/v1', '/orders?token=x#y', good)).toEqual([
    {
      'http.request.method': 'GET',
      'url.full': 'https://api.test/v1/orders',
      'server.address': 'api.test',
      'server.port': 443,
      'http.response.status_code': 200,
    },
  ]);
});

it('counts the resends of a call, and names the type of a failure', async () => {
  expect(await attributesOf('http://[::1]:8080', '/a', { status: 503 }, good)).toMatchObject([
    { 'server.address': '::1', 'server.port': 8080, 'http.request.resend_count': 1 },
  ]);
  expect(await attributesOf('http://a.test', '/a', { status: 404 })).toMatchObject([
    { 'error.type': '404', 'http.response.status_code': 404 },
  ]);
  const [cut] = await attributesOf('http://a.test', '/a', { fail: 'network' });
  expect(cut).toMatchObject({ 'error.type': 'NetworkError', 'http.request.resend_count': 2 });
  expect(cut).not.toHaveProperty('http.response.status_code');
  expect(await attributesOf('http://a.test', '/a', { body: { code: 500 } })).toMatchObject([
    { 'error.type': 'ResponseError', 'http.response.status_code': 200 },
  ]);
});
