import { isMisuseError } from '@waybill/http';
import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { drawInConsole } from '../../../../testing/console/draw-in-console';
import { assembleConsole } from '../../create-console';
import { envelopeApi } from '../../kernel/api/envelope-api';
import { FloatingParts } from '../../view/floating-parts';
import { createAttempt } from '../data/server-data/create-attempt';

it('a programming error in a call is shown and logged, but not as a lost connection [misuse-is-named]', async () => {
  const adapter = createScriptedAdapter([{ match: /./, reply: { body: { code: 200 } } }]);
  const headers = { 'X-User': '张三' };
  const { parts, run } = assembleConsole({
    routes: [{ path: '/open', name: 'Open', page: async () => ({ default: () => null }), nav: { title: 'Open' } }],
    config: { access: 'none', language: 'en', location: 'memory', pwa: false, storagePrefix: 'misuse' },
    api: envelopeApi({ adapter }),
  });
  const drawing = drawInConsole(parts, <FloatingParts />);
  onTestFinished(run(() => () => {}));
  await drawing;
  const failure = await parts.http.post('/orders', {}, { headers }).catch((error: unknown) => error);
  expect(isMisuseError(failure)).toBe(true);
  const written = await createAttempt(parts, [])(() => parts.http.post('/orders', {}, { headers }));
  expect(written.done).toBe(false);
  await expect.element(page.getByText('POST /orders: the header "X-User" cannot be sent').first()).toBeVisible();
  expect(document.body.textContent).not.toContain('Unknown error');
  parts.errorLog.flush();
  const messages = parts.errorLog.state.list.map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining('the header "X-User" cannot be sent')]);
});
