import { I18nProvider } from '@lingui/react';
import { Can, SessionProvider } from '@waybill/auth-core/react';
import { Button, createI18n, shellMessages, ThemeStyles } from '@waybill/ui-shell';
import { DataTable } from '@waybill/ui-shell/table';
import { createRoot } from 'react-dom/client';
import { createHashRouter, Link, Outlet, RouterProvider, useLoaderData, useRouteError } from 'react-router';
import { guarded, session } from './guarded';

const parcels = [
  { id: 1, to: 'Hangzhou' },
  { id: 2, to: 'Ningbo' },
];

function Frame() {
  return (
    <>
      <nav>
        <Link to="/">Parcels</Link> <Link to="/fees">Fees</Link>
      </nav>
      <Outlet />
    </>
  );
}

function Parcels() {
  const rows = useLoaderData<typeof parcels>();
  return (
    <>
      <DataTable
        label="Parcels"
        rows={rows}
        rowId={({ id }) => String(id)}
        columns={[{ id: 'to', title: 'To', cell: ({ to }) => to }]}
      />
      <Can guard={['Agent']}>
        <Button>New parcel</Button>
      </Can>
    </>
  );
}

function Refused() {
  return <p role="alert">{String(useRouteError())}</p>;
}

const router = createHashRouter([
  {
    element: <Frame />,
    children: [
      { path: '/', loader: guarded(['Agent'], () => parcels), element: <Parcels />, errorElement: <Refused /> },
      { path: '/fees', loader: guarded(['Treasurer'], () => null), element: <p>Fees</p>, errorElement: <Refused /> },
    ],
  },
]);

session.adoptToken('T1');
await session.loadProfile();
await router.revalidate();
document.body.classList.add('vab-theme-blue-black', 'vab-scheme-light');
createRoot(document.querySelector('#app') as Element).render(
  <I18nProvider i18n={createI18n({ locale: 'en', messages: shellMessages })}>
    <SessionProvider session={session}>
      <ThemeStyles />
      <RouterProvider router={router} />
    </SessionProvider>
  </I18nProvider>,
);
