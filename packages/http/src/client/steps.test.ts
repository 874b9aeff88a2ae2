import { describe, expect, it } from 'vitest';
import type { CallStep } from '../call/call-step';
import { createEnvelopeClient } from '../testing/create-envelope-client';
import { createScriptedAdapter } from '../testing/create-scripted-adapter';
import type { PlacedStep } from './place-steps';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends the trace id with every attempt (W3C Trace Context). */
const trace: CallStep = {
  name: 'trace',
  run(call, next) {
    const [traceId, spanId] = [16, 8].map((length) => hex(crypto.getRandomValues(new Uint8Array(length))));
    if (!call.foreign) call.outgoing.headers.traceparent = `00-${traceId}-${spanId}-01`;
    return next();
  },
};

/** Signs the body as it is sent, after encryption. */
const sign: CallStep = {
  name: 'sign',
  async run(call, next) {
    const text = new TextEncoder().encode(`${call.method} ${call.url} ${call.outgoing.data ?? ''}`);
    call.outgoing.headers['X-Signature'] = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
    return next();
  },
};

/** Sends the current tenant. */
const tenant = (current: () => string): CallStep => ({
  name: 'tenant',
  run(call, next) {
    call.outgoing.headers['X-Tenant'] = current();
    return next();
  },
});

/** Records every response. */
const hear = (listener: (status: number, code: unknown) => void): CallStep => ({
  name: 'hear',
  async run(_call, next) {
    const reply = await next();
    listener(reply.status, reply.code);
    return reply;
  },
});

const ok = () => createScriptedAdapter([{ match: /./, reply: { body: { code: 200, data: 1 } } }]);

describe('steps of an application', () => {
  it('a trace header goes with every attempt, its own each time, and to no foreign origin [steps-trace-header]', async () => {
    const adapter = createScriptedAdapter([
      { match: '/orders', times: 1, reply: { body: { code: 402 } } },
      { match: /./, reply: { body: { code: 200 } } },
    ]);
    const renew = () => 'T1';
    const http = createEnvelopeClient({
      adapter,
      getToken: () => 'T0',
      renew,
      steps: [{ before: 'send', step: trace }],
    });
    await http.get('/orders');
    await http.get('https://elsewhere.example/x');
    const traces = adapter.calls.map(({ headers }) => headers.traceparent);
    expect(traces).toEqual([expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/), expect.any(String), undefined]);
    expect(traces[0]).not.toBe(traces[1]);
  });

  it('a signature covers the sent body [steps-signature]', async () => {
    const adapter = ok();
    await createEnvelopeClient({ adapter, steps: [{ before: 'send', step: sign }] }).post('/orders', { id: 1 });
    const signed = new TextEncoder().encode('POST /orders {"id":1}');
    expect(adapter.calls[0]?.headers['x-signature']).toBe(
      hex(new Uint8Array(await crypto.subtle.digest('SHA-256', signed))),
    );
  });

  it('a tenant header follows the moment [steps-tenant]', async () => {
    const adapter = ok();
    let current = 'north';
    const http = createEnvelopeClient({ adapter, steps: [{ before: 'token', step: tenant(() => current) }] });
    await http.get('/a');
    current = 'south';
    await http.get('/a');
    expect(adapter.calls.map(({ headers }) => headers['x-tenant'])).toEqual(['north', 'south']);
  });

  it('a response hook gets the code after the response has been judged [steps-response-hook]', async () => {
    const heard: unknown[] = [];
    const step = hear((status, code) => heard.push([status, code]));
    await createEnvelopeClient({ adapter: ok(), steps: [{ before: 'session', step }] }).get('/a');
    expect(heard).toEqual([[200, 200]]);
  });

  it('those with one place run in their order', async () => {
    const order: string[] = [];
    const note = (name: string): PlacedStep => ({
      before: 'send',
      step: {
        name,
        run(_call, next) {
          order.push(name);
          return next();
        },
      },
    });
    await createEnvelopeClient({ adapter: ok(), steps: [note('first'), note('second')] }).get('/a');
    expect(order).toEqual(['first', 'second']);
  });

  it('one that rejects fails the call with a mistake of the step', async () => {
    const step: CallStep = { name: 'broken', run: () => Promise.reject(new Error('no key to sign with')) };
    const call = createEnvelopeClient({ adapter: ok(), steps: [{ before: 'send', step }] }).get('/a');
    await expect(call).rejects.toMatchObject({
      name: 'MisuseError',
      message: expect.stringContaining('no key to sign with'),
    });
  });

  it('a place that does not exist is named', () => {
    const steps = [{ before: 'sned', step: trace }] as unknown as readonly PlacedStep[];
    expect(() => createEnvelopeClient({ steps })).toThrow('no step "sned": share,report,');
  });
});
