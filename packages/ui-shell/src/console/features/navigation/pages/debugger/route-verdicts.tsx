import styled from 'styled-components';
import { useText } from '../../../../../locales/use-text';
import { color, space } from '../../../../../theme/tokens';
import { useConsole } from '../../../../kernel/console-context';
import type { RouteLine } from './debug-report';
import { debuggerMessages } from './messages';

/** The verdict of every route's guard for the current user, with links to the allowed routes, hidden ones included. */
export function RouteVerdicts({ routes }: { routes: readonly RouteLine[] }) {
  const t = useText();
  const { history } = useConsole();
  if (routes.length === 0) return <p>{t(debuggerMessages.noRoutes)}</p>;
  return (
    // A scrolling region must be reachable by keyboard.
    <Scroller tabIndex={0} role="region" aria-label={t(debuggerMessages.routes)}>
      <table>
        <thead>
          <tr>
            <th>{t(debuggerMessages.path)}</th>
            <th>{t(debuggerMessages.reachable)}</th>
            <th>{t(debuggerMessages.why)}</th>
          </tr>
        </thead>
        <tbody>
          {routes.map(({ path, reachable, why }) => (
            <tr key={path} data-denied={!reachable || undefined}>
              <td>{reachable && isPlain(path) ? <a href={history.href(path)}>{path}</a> : path}</td>
              <td>{t(reachable ? debuggerMessages.yes : debuggerMessages.no)}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** An address of this console without parameters. */
const isPlain = (path: string) => path.startsWith('/') && !/[:*]/.test(path);

const Scroller = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding-block: ${space(2)};
    padding-inline: 0 ${space(3)};
    border-block-end: 1px solid ${color('border')};
    text-align: start;
    white-space: nowrap;
  }

  th {
    color: ${color('textMuted')};
    font-weight: 400;
  }

  a {
    color: ${color('primaryText')};
  }

  tr[data-denied] td {
    color: ${color('danger')};
  }
`;
