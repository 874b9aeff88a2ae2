import { createHttpClient } from '@waybill/http';
import { createScriptedAdapter, type ScriptLine } from '@waybill/http/testing';
import { traceparent } from '@waybill/http/trace';
import { describe, expect, it, vi } from 'vitest';
import { createErrorLog } from '../../../../shell/error-log/create-error-log';
import type { ConsoleEvent } from '../../../kernel/console-event';
import { createEventPort } from './create-event-port';
import { watchCalls } from './watch-calls';

const vitals: ConsoleEvent = { kind: 'vitals', name: 'LCP', value: 900, rating: 'good' };

describe('the event port', () => {
  it('reports a throwing listener once and continues to call it', () => {
    const problems: unknown[] = [];
    let calls = 0;
    const tell = createEventPort(
      () => {
        calls += 1;
        throw new Error('no collector');
      },
      (problem) => problems.push(problem),
    );
    tell(vitals);
    tell(vitals);
    expect([calls, problems.length]).toEqual([2, 1]);
  });

  it('drops events that the listener itself causes', () => {
    const kinds: string[] = [];
    const tell = createEventPort(
      ({ kind }) => {
        kinds.push(kind);
        tell({ kind: 'error', message: 'its own', stack: '' });
      },
      () => {},
    );
    tell(vitals);
    expect(kinds).toEqual(['vitals']);
  });
});

describe('call events', () => {
  const fail = (problem: unknown) => expect.unreachable(String(problem));
  const watch = (script: readonly ScriptLine[]) => {
    const events: ConsoleEvent[] = [];
    let time = 0;
    const now = () => (time += 20);
    const steps = [watchCalls((event) => events.push(event), now, fail)];
    return { events, http: createHttpClient({ adapter: createScriptedAdapter(script), retry: { wait: 1 }, steps }) };
  };

  it('tell how a call has ended, without its query [events-hold-no-query]', async () => {
    const headers = { 'X-Request-Id': 'a1' };
    const { http, events } = watch([{ match: /./, reply: { body: { code: 200 }, headers } }]);
    await http.get('/orders?phone=13800138000', { params: { name: 'Li' } });
    await vi.dynamicImportSettled();
    expect(events).toEqual([
      {
        kind: 'call',
        method: 'GET',
        url: '/orders',
        status: 200,
        duration: 20,
        requestId: 'a1',
        failure: null,
        attributes: {
          'http.request.method': 'GET',
          'http.response.status_code': 200,
          'url.full': expect.stringMatching(/\/orders$/),
          'server.address': expect.any(String),
          'server.port': 80,
        },
      },
    ]);
  });

  it('tell a failure by its kind, and a call with its retries once', async () => {
    const { http, events } = watch([{ match: /./, reply: { status: 503 } }]);
    await http.get('/orders').catch(() => {});
    await vi.dynamicImportSettled();
    expect(events).toMatchObject([{ status: 503, failure: 'response' }]);
  });

  it('contain the trace that was sent to the server', async () => {
    const events: ConsoleEvent[] = [];
    const adapter = createScriptedAdapter([{ match: /./, reply: { body: { code: 200 } } }]);
    const steps = [
      watchCalls(
        (event) => events.push(event),
        () => Date.now(),
        fail,
      ),
      traceparent(),
    ];
    await createHttpClient({ adapter, steps }).get('/orders');
    await vi.dynamicImportSettled();
    const [, traceId] = adapter.calls[0]?.headers.traceparent?.split('-') ?? [];
    expect(traceId).toMatch(/^[\da-f]{32}$/);
    expect(events).toMatchObject([{ kind: 'call', traceId }]);
  });

  it('tell a call without a response', async () => {
    const { http, events } = watch([{ match: /./, reply: { fail: 'network' } }]);
    await http.post('/orders').catch(() => {});
    await vi.dynamicImportSettled();
    expect(events).toMatchObject([{ method: 'POST', status: 0, failure: 'network' }]);
  });
});

describe('error events', () => {
  it('come in every mode, masked, and a flood of one error as one [events-hold-no-secret]', async () => {
    const heard: { message: string }[] = [];
    const log = createErrorLog({
      mode: 'production',
      secrets: () => ['T-secret-1'],
      onReport: (error) => heard.push(error),
    });
    const broken = new Error('refused: T-secret-1');
    for (let time = 0; time < 50; time += 1) log.report(broken);
    log.report(new Error('another'));
    await Promise.resolve();
    expect(heard.map(({ message }) => message)).toEqual([
      expect.not.stringContaining('T-secret-1'),
      expect.stringContaining('another'),
    ]);
    expect(log.state.list).toEqual([]);
  });
});
