import { I18nProvider } from '@lingui/react';
import { Bell, Maximize, RotateCw, Search } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { directionOf } from '../../src/lib/direction';
import { createI18n } from '../../src/locales/create-i18n';
import { useText } from '../../src/locales/use-text';
import { activeChain } from '../../src/nav/active-entry';
import { IconProvider } from '../../src/nav/icon-registry';
import type { NavNode } from '../../src/nav/nav-node';
import { type ShellRouter, ShellRouterProvider } from '../../src/nav/shell-router';
import { ShellLayout } from '../../src/shell/layout/shell-layout';
import { shellMessages } from '../../src/shell-messages';

import { themeNames } from '../../src/theme/presets';
import { themeClass } from '../../src/theme/theme-classes';
import { defaultThemeSettings, type ThemeSettings } from '../../src/theme/theme-settings';
import { ThemeStyles } from '../../src/theme/theme-sheet';
import { color, radius, size, space } from '../../src/theme/tokens';
import { storyLanguages } from '../story-languages';
import { exampleIcons, exampleNav, exampleSvgs } from './example-nav';
import { ExamplePage } from './example-page';
import { exampleMessages } from './messages';

const messages = [...shellMessages, exampleMessages];

export interface ExampleSurroundingsProps {
  language?: string;
  /** Path shown first. Default `/order/orderList`. */
  startAt?: string;
  onNavigate?: (to: string) => void;
  children: ReactNode | ((router: ShellRouter) => ReactNode);
}

/** Words, icons, styles and a router of plain state for parts of the shell shown alone. */
export function ExampleSurroundings({
  language = 'zh',
  startAt = '/order/orderList',
  onNavigate,
  children,
}: ExampleSurroundingsProps) {
  const [path, setPath] = useState(startAt);
  const i18n = useMemo(() => createI18n({ locale: language, messages, ...storyLanguages }), [language]);
  const router = useMemo<ShellRouter>(
    () => ({
      location: { path, search: '', hash: '' },
      href: (to) => `#${to}`,
      navigate: (to) => {
        setPath(to);
        onNavigate?.(to);
      },
    }),
    [path, onNavigate],
  );
  return (
    <I18nProvider i18n={i18n}>
      <ThemeStyles />
      <IconProvider icons={exampleIcons} svgs={exampleSvgs}>
        <ShellRouterProvider router={router}>
          {typeof children === 'function' ? children(router) : children}
        </ShellRouterProvider>
      </IconProvider>
    </I18nProvider>
  );
}

export interface ExampleShellProps extends Partial<ThemeSettings> {
  nodes?: readonly NavNode[];
  startAt?: string;
  onNavigate?: (to: string) => void;
  noColumn?: boolean;
  maximised?: boolean;
  /** The page. Default: an example of a home page. */
  children?: ReactNode;
}

/** A whole shell on plain state, for stories, tests and measurements. */
export function ExampleShell({
  nodes = exampleNav,
  startAt,
  onNavigate,
  noColumn,
  maximised,
  children,
  ...look
}: ExampleShellProps) {
  const settings: ThemeSettings = { ...defaultThemeSettings(), ...look };
  const [collapse, setCollapse] = useState(settings.collapse);
  const [initial, setWanted] = useState(settings.collapse);
  if (initial !== settings.collapse) {
    setWanted(settings.collapse);
    setCollapse(settings.collapse);
  }
  const { themeName, background, language } = settings;
  useEffect(() => {
    const { body } = document;
    for (const name of themeNames) body.classList.toggle(themeClass(name), name === themeName);
    body.classList.toggle('vab-background', background === 'vab-background');
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [themeName, background, language]);
  return (
    <ExampleSurroundings
      language={settings.language}
      {...(startAt === undefined ? {} : { startAt })}
      {...(onNavigate ? { onNavigate } : {})}
    >
      {({ location }) => (
        <ShellLayout
          settings={{ ...settings, collapse }}
          nodes={nodes}
          place={{ path: location.path }}
          onCollapseChange={setCollapse}
          breadcrumb={activeChain(nodes, { path: location.path }).map(({ path, title }) => ({ path, title }))}
          defaultOpenGroups={['/vab', '/vab/table']}
          noColumn={noColumn ?? false}
          maximised={maximised ?? false}
          slots={{ tools: <ExampleTools />, tabs: <ExampleTabs nodes={nodes} path={location.path} /> }}
        >
          {children ?? <ExamplePage />}
        </ShellLayout>
      )}
    </ExampleSurroundings>
  );
}

function ExampleTools() {
  return [Search, Bell, Maximize, RotateCw].map((Icon, index) => (
    <Tool key={Icon.displayName ?? index} type="button" aria-label={Icon.displayName ?? 'Tool'}>
      <Icon aria-hidden width={18} height={18} strokeWidth={1.75} />
    </Tool>
  ));
}

function ExampleTabs({ nodes, path }: { nodes: readonly NavNode[]; path: string }) {
  const t = useText();
  const present = activeChain(nodes, { path }).at(-1);
  return (
    <Tabs aria-label={t(exampleMessages.tabs)}>
      <Tab>{t(nodes[0]?.title ?? '')}</Tab>
      <Tab data-state="active">{t(present?.title ?? path)}</Tab>
    </Tabs>
  );
}

const Tool = styled.button`
  display: grid;
  place-items: center;
  width: ${size('control')};
  height: ${size('control')};
  padding: 0;
  border: 0;
  border-radius: ${radius('large')};
  background: none;
  color: ${color('text')};

  &:hover {
    background: ${color('surfaceHover')};
  }
`;

const Tabs = styled.nav`
  display: flex;
  gap: ${space(1)};
  align-items: flex-end;
  height: 100%;
  padding-inline: ${space(5)};
`;

const Tab = styled.span`
  height: ${size('tabSmooth')};
  padding-inline: ${space(5)};
  line-height: ${size('tabSmooth')};

  &[data-state='active'] {
    border-radius: ${radius('large')} ${radius('large')} 0 0;
    background: ${color('primaryTint')};
    color: ${color('primaryText')};
    font-weight: 600;
  }
`;
