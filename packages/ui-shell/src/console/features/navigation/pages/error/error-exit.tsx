import { useSession } from '@waybill/auth-core/react';
import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { NoPages } from '../../../../../shell/error-pages/no-pages';
import { useConsole } from '../../../../kernel/console-context';

/** An error page with a way on: home, or out for an account that has no page to go home to. */
export function ErrorExit({ page: Page }: { page: ComponentType<{ seconds: number; onHome: () => void }> }) {
  const { config, history, session, navigation } = useConsole();
  const { routes } = useSnapshot(navigation.state);
  const { virtual } = useSession();
  const handleLeave = async () => {
    await session.signOut();
    history.replace('/login');
  };
  const isEmpty = routes !== null && routes.table.firstPath === undefined;
  if (isEmpty && !virtual) return <NoPages onLeave={() => void handleLeave()} />;
  return (
    <Page
      seconds={isEmpty ? 0 : homeSeconds(history.current.path)}
      onHome={() => history.push(config.slots.home ?? '/')}
    />
  );
}

/** A standalone error page redirects home after 5 s; in a tab it stays, because the user opened it on purpose. */
const homeSeconds = (path: string): number => (path === '/403' || path === '/404' ? 5 : 0);
