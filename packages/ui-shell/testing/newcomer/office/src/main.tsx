import {
  Console,
  type ConsoleApplication,
  createConsole,
  defineConfig,
  defineRoutes,
  restApi,
} from '@waybill/ui-shell/console';
import { english, german } from '@waybill/ui-shell/languages';
import { createRoot } from 'react-dom/client';

const visit = new URLSearchParams(window.location.search);

const app: ConsoleApplication = {
  routes: defineRoutes([
    { path: '/people', name: 'People', page: () => import('./people'), nav: { title: 'People' } },
    { path: '/entry', name: 'Entry', page: () => import('./entry'), nav: { title: 'Entry' } },
  ]),
  config: defineConfig({
    title: 'Registry',
    language: visit.get('language') ?? 'en',
    languages: [english, german, { name: 'es', title: 'Español', htmlLang: 'es' }],
    messages: { es: { 'rules.maxLength': 'Como máximo {max} caracteres' } },
    storagePrefix: 'registry',
    tokenName: 'registry.session',
    tokenField: 'access_token',
    slots: { login: { panels: ['password'] } },
  }),
  api: restApi({ baseUrl: '/api' }),
};

const place = document.querySelector('#app');
if (!place) throw new Error('The page has no #app.');
if (visit.has('inside'))
  createRoot(place).render(
    <section>
      <p>The app around</p>
      <Console app={app} />
    </section>,
  );
else createConsole(app).mount('#app');
