import { renderPage } from '@waybill/ui-shell/testing';
import { expect, test } from 'vitest';
import { routes } from '../routes';
import Notes from './notes';

test('the list shows what the server has', async () => {
  const page = await renderPage(<Notes />, {
    routes,
    address: '/notes',
    responses: { 'GET /api/notes': { list: [{ id: 1, text: 'Call the harbour', done: false }], total: 1 } },
  });
  expect(page.container.textContent).toContain('Call the harbour');
  expect(page.calls).toHaveLength(1);
  await page.unmount();
});
