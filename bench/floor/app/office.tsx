import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Home } from './home';
import { ListPage } from './list-page';
import { openPages, visit } from './open-pages';
import { readUser, session } from './session';
import { Bar } from './styles';
import { Tools } from './tools';

/** The frame around the pages; an opened page stays in the document. */
export function Office() {
  const { i18n } = useLingui();
  const { user } = useSnapshot(session);
  const { paths } = useSnapshot(openPages);
  const { pathname } = useLocation();
  const active = pathname === '/' ? '/index' : pathname;
  useEffect(() => {
    readUser().catch(console.error);
  }, []);
  useEffect(() => visit(active), [active]);
  if (!user) return null;
  return (
    <div data-layout="plain">
      <Tools username={user.username} />
      <Bar>
        {paths.map((path) => (
          <span key={path} data-tab={path}>
            <Link to={path}>{path === '/index' ? i18n._('home') : `${i18n._('lists')} ${path}`}</Link>
          </span>
        ))}
      </Bar>
      <main>
        {paths.map((path) => (
          <section
            key={path}
            hidden={path !== active}
            data-page={path}
            data-state={path === active ? 'shown' : 'hidden'}
          >
            {path === '/index' ? <Home /> : <ListPage name={path} />}
          </section>
        ))}
      </main>
    </div>
  );
}
