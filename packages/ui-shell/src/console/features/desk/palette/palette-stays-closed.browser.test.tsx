import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';

it('a palette that was closed stays closed when the shell comes back from a page outside it [palette-stays-closed]', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  window.location.hash = '/parcels';
  const body = async () => ({ default: () => <h1>Page</h1> });
  const stop = createConsole({
    routes: [{ path: '/parcels', name: 'Parcels', page: body, nav: { title: 'Parcels' } }],
    config: { tokenStorage: 'memory', loginInterception: false, language: 'en' },
    api: envelopeApi({ adapter: createScriptedAdapter([]) }),
  }).mount(place);
  onTestFinished(() => {
    stop();
    place.remove();
    window.location.hash = '';
    window.localStorage.clear();
  });
  const heading = page.getByRole('heading', { name: 'Page', exact: true });
  await expect.element(heading).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await userEvent.click(page.getByRole('button', { name: /User menu/ }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Commands' }));
  await expect.element(palette).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  window.location.hash = '/no/such/page';
  await expect.element(page.getByText('This page does not exist')).toBeVisible();
  window.location.hash = '/parcels';
  await expect.element(heading).toBeVisible();
  await expect.element(palette).not.toBeInTheDocument();
});
