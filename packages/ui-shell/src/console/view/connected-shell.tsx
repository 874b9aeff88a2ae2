import { use, useCallback, useDeferredValue, useMemo } from 'react';
import { IconProvider, type IconRegistry } from '../../nav/icon-registry';
import type { NavNode } from '../../nav/nav-node';
import { ShellRouterProvider } from '../../nav/shell-router';
import { Logo } from '../../shell/header/logo';
import { ShellLayout } from '../../shell/layout/shell-layout';
import { useLayoutSettings } from '../../shell/layout/use-layout-settings';
import { useTabs } from '../../shell/tabs/use-tabs';
import { BrandMark } from '../features/appearance/standalone-page/brand-mark';
import { MenuCounts } from '../features/data/menu-counts/menu-counts';
import { WaitingSteps } from '../features/data/steps/waiting-steps';
import { CommandListener } from '../features/desk/palette/command-listener';
import { ScanListener } from '../features/desk/scan/scan-listener';
import { ConnectedTools } from '../features/desk/tools/connected-tools';
import { hasView } from '../features/navigation/router/has-view';
import { tabsOf } from '../features/navigation/tabs/tabs-of';
import { lockOf } from '../features/session/lock/lock-of';
import { useConsole } from '../kernel/console-context';
import { inBoundary, PartBoundary } from '../kernel/part-boundary';
import { useOnce } from '../kernel/use-once';
import { ConsolePages } from './console-pages';
import { ConsoleTabs } from './console-tabs';
import { Deferred } from './deferred';
import { useConsoleRouter, useShownPage } from './use-console-router';
import { useLeaveMaximised } from './use-leave-maximised';
import { useNavigationState } from './use-navigation-state';

export { createConsoleTable, loadRoutes } from '../features/navigation/routes/load-routes';
export { tabsOf };

// Stable elements, so that layout and address changes do not render them again.
const pages = <ConsolePages />;
const tabs = (
  <Deferred>
    <ConsoleTabs />
  </Deferred>
);

const noEntries: readonly NavNode[] = [];

/** The shell around the pages: connects layout, menus, tabs and tools to the console. */
export function ConnectedShell() {
  const parts = useConsole();
  const tabsStore = tabsOf(parts);
  const { config, theme, icons, modules } = parts;
  const { ready } = useOnce(lockOf, parts);
  if (ready) use(ready);
  const appSlots = config.slots;
  const settings = useLayoutSettings(theme);
  const { routes } = useNavigationState();
  const { maximised } = useTabs(tabsStore);
  useLeaveMaximised(tabsStore, maximised);
  const { location, chain } = useShownPage();
  const router = useConsoleRouter(location);
  const nav = chain.at(-1)?.entry.nav;
  const alone = useMemo(() => ({ icons: eachAlone(icons.icons), svgs: eachAlone(icons.svgs) }), [icons]);
  const breadcrumb = useMemo(
    () =>
      chain.map((route) => ({
        path: hasView(route) ? route.path : undefined,
        title: route.entry.nav?.title,
        hidden: route.entry.nav?.breadcrumbHidden,
      })),
    [chain],
  );
  const tools = useMemo(() => {
    const headers = [
      { name: 'header slot', header: appSlots.header },
      ...modules.map(({ name, header }) => ({ name: `header of the module "${name}"`, header })),
    ];
    return (
      <Deferred>
        {headers.map(
          ({ name, header: Header }) =>
            Header && (
              <PartBoundary key={name} name={name}>
                <Header />
              </PartBoundary>
            ),
        )}
        <WaitingSteps />
        <ConnectedTools />
      </Deferred>
    );
  }, [appSlots, modules]);
  const { title, logo: picture } = settings;
  const logo = useCallback(
    (markOnly: boolean) => (
      <Logo
        title={title}
        picture={picture}
        mark={BrandMark}
        markOnly={markOnly}
        {...(appSlots.home && { home: appSlots.home })}
      />
    ),
    [title, picture, appSlots],
  );
  const menu = routes?.menu ?? noEntries;
  // Deferred until after the current page, whose calls come first.
  const counted = useDeferredValue(menu, noEntries);
  const slots = {
    tools,
    tabs,
    logo,
    ...(appSlots.footer && {
      footer: (
        <PartBoundary name="footer slot">
          <appSlots.footer />
        </PartBoundary>
      ),
    }),
  };
  return (
    <IconProvider {...alone}>
      <ShellRouterProvider router={router}>
        <CommandListener>
          <MenuCounts menu={counted}>
            <ShellLayout
              settings={settings}
              nodes={menu}
              place={{ path: location.path, search: location.search, activeMenu: nav?.activeMenu }}
              noColumn={nav?.noColumn ?? false}
              breadcrumb={breadcrumb}
              defaultOpenGroups={config.menu.defaultOpened}
              maximised={maximised}
              onCollapseChange={(collapse) => theme.set({ collapse })}
              slots={slots}
            >
              {pages}
            </ShellLayout>
          </MenuCounts>
        </CommandListener>
        <ScanListener />
      </ShellRouterProvider>
    </IconProvider>
  );
}

/** The app's icons, each in its own error boundary. */
const eachAlone = (icons: IconRegistry['icons'] = {}): IconRegistry['icons'] =>
  Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, inBoundary(`icon "${name}"`, Icon)]));
