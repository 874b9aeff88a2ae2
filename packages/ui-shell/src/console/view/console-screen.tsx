import { Activity, Suspense, useRef } from 'react';
import type { ConsoleView } from '../kernel/ports/console-view';
import { DocumentTitle } from './document-title';
import { PageBody } from './page-body';
import { ProblemScreen } from './problem-screen';
import { ScreenBoundary } from './screen-boundary';
import { Starting } from './starting';
import { TakeOver } from './take-over';
import { useNavigationState } from './use-navigation-state';

/** The view of the window. While signed in, the shell stays mounted behind standalone pages, so that a 403 loses no draft. */
export function ConsoleScreen() {
  const { view, routes } = useNavigationState();
  return (
    <ScreenBoundary>
      <DocumentTitle />
      {routes && (
        <Activity mode={view.kind === 'page' ? 'visible' : 'hidden'}>
          <Suspense fallback={<Starting />}>
            <PageBody page="shell" />
            <TakeOver />
          </Suspense>
        </Activity>
      )}
      <Standalone view={routes || view.kind !== 'page' ? view : starting} />
    </ScreenBoundary>
  );
}

/** After a change of user, the previous page waits for the new routes. */
const starting: ConsoleView = { kind: 'starting' };

function Standalone({ view }: { view: ConsoleView }) {
  const main = useRef<HTMLElement>(null);
  switch (view.kind) {
    case 'starting':
      return <Starting />;
    case 'problem':
      return <ProblemScreen message={view.message} />;
    case 'standalone':
      return (
        <Suspense key={view.page} fallback={<Starting />}>
          <main ref={main}>
            <PageBody page={view.page} />
          </main>
          <TakeOver place={main} />
        </Suspense>
      );
    case 'page':
      return null;
  }
}
