import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { defineTheme } from '../../theme/define-theme';
import { createConsole } from '../create-console';
import { defineRoutes } from '../kernel/route-entry';

const routes = defineRoutes([
  {
    path: '/',
    name: 'Root',
    nav: { title: 'Harbour' },
    children: [
      {
        path: 'berths',
        name: 'Berths',
        page: async () => ({ default: () => <p>All berths</p> }),
        nav: { title: 'Berths' },
      },
    ],
  },
]);

it('a theme of its own is there with the first thing that a console draws', async () => {
  const harbour = defineTheme({ name: 'harbour', primary: '#7a1fa2' });
  const place = document.body.appendChild(document.createElement('div'));
  const colours: string[] = [];
  const watch = new MutationObserver(() => {
    if (place.childElementCount > 0)
      colours.push(getComputedStyle(document.body).getPropertyValue('--wb-color-primary').trim());
  });
  watch.observe(place, { childList: true, subtree: true });
  const stop = createConsole({
    routes,
    config: {
      tokenStorage: 'memory',
      loginInterception: false,
      language: 'en',
      pwa: false,
      themes: [harbour],
      theme: { themeName: 'harbour' },
    },
    http: { adapter: createScriptedAdapter([]) },
  }).mount(place);
  onTestFinished(() => {
    watch.disconnect();
    stop();
    place.remove();
  });
  await expect.element(page.getByText('All berths')).toBeVisible();
  expect(new Set(colours)).toEqual(new Set([harbour.forms.light.primary]));
});
