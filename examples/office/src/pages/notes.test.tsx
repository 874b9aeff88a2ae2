import { renderApp } from '@waybill/ui-shell/testing';
import { expect, test } from 'vitest';
import { app } from '../app';

test('the list shows what the server has', async () => {
  const page = await renderApp(app, '/notes', {
    responses: { 'GET /notes': { list: [{ id: 1, text: 'Call the harbour', done: false }], total: 1 } },
  });
  expect(page.container.textContent).toContain('Call the harbour');
  expect(page.calls.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toContain('GET /notes');
  await page.unmount();
});
