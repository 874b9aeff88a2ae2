import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import type { ConsoleEvent } from '../../../kernel/console-event';

it('a mounted console reports pages, calls, errors and Web Vitals, and nothing after it has stopped [events-pages-calls-errors-figures]', async () => {
  const events: ConsoleEvent[] = [];
  // A stored theme that cannot be read is reported.
  localStorage.setItem('events.theme', 'nonsense');
  const place = document.body.appendChild(document.createElement('div'));
  const adapter = createScriptedAdapter([{ match: /./, reply: { body: { code: 200, data: {} } } }]);
  const stop = createConsole({
    routes: [],
    config: { tokenStorage: 'memory', language: 'en', storagePrefix: 'events' },
    api: envelopeApi({ adapter }),
    onEvent: (event) => events.push(event),
  }).mount(place);
  onTestFinished(() => {
    window.location.hash = '';
    localStorage.removeItem('events.theme');
    place.remove();
  });
  const kinds = () => new Set(events.map(({ kind }) => kind));
  await vi.waitFor(() => expect(events).toContainEqual({ kind: 'navigation', route: '/login', path: '/login' }));
  await vi.waitFor(() =>
    expect(events).toContainEqual(expect.objectContaining({ kind: 'call', url: '/captchaImage' })),
  );
  expect(kinds()).toContain('error');
  await vi.waitFor(() => expect(kinds()).toContain('vitals'));

  stop();
  const count = events.length;
  window.location.hash = '#/404';
  await new Promise((go) => setTimeout(go, 100));
  expect(events).toHaveLength(count);
});
