import { renderApp, reply } from '@waybill/ui-shell/testing';
import { expect, test } from 'vitest';
import { app } from '../app';

const book = { id: 1, title: 'The Waves', author_name: 'Woolf', borrower_name: null };

test('an address shows its book, and the page of a missing one gives the reason', async () => {
  const page = await renderApp(app, '/books/1', {
    responses: {
      'GET /books/1': reply({ body: book, headers: { etag: '"1"' } }),
      'GET /books/9': reply({ status: 404, body: { title: 'There is no such book' } }),
    },
  });
  expect(page.container.textContent).toContain('The Waves');
  await page.goTo('/books/9');
  expect(document.body.textContent).toContain('There is no such book');
  await page.unmount();
});
