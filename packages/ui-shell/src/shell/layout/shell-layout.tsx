import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useText } from '../../locales/use-text';
import { type ActiveRoute, activeChain } from '../../nav/active-entry';
import type { NavNode } from '../../nav/nav-node';
import type { ThemeSettings } from '../../theme/theme-settings';
import { Breadcrumb, type BreadcrumbEntry } from '../breadcrumb/breadcrumb';
import { FoldButton } from '../header/fold-button';
import { Logo } from '../header/logo';
import { ShellHeader } from '../header/shell-header';
import { HorizontalMenu } from '../menu/horizontal-menu';
import { menuMessages } from '../menu/messages';
import { TopTabs } from '../menu/top-tabs';
import { useOpenGroups } from '../menu/use-open-groups';
import { AppContainerProvider } from './app-container';
import { BackTop } from './back-top';
import { effectiveLayout, layoutPlans } from './layout-plans';
import { layoutMessages } from './messages';
import { BreadcrumbPlace, Container, Main, Mask, Shell, Side, SideInner, SkipLink, TabsRow } from './shell.styles';
import { ShellFooter } from './shell-footer';
import { ShellSide, sideWidth } from './shell-side';
import { useChosen } from './use-chosen';
import { useDevice } from './use-device';
import { useMobileSide } from './use-mobile-side';

/** The settings that the layout reads. @public */
export type LayoutSettings = Pick<
  ThemeSettings,
  'layout' | 'columnStyle' | 'fixedHeader' | 'showTabs' | 'collapse' | 'title' | 'logo'
>;

/** @public */
export interface ShellLayoutProps {
  settings: LayoutSettings;
  /** The menu tree, see `toNavTree`. */
  nodes: readonly NavNode[];
  /** The present page: its path, query and `activeMenu`. */
  place: ActiveRoute;
  /** Called when the user folds or unfolds the side bar of a desktop. */
  onCollapseChange: (collapse: boolean) => void;
  /** The matched route chain. Default: empty. */
  breadcrumb?: readonly BreadcrumbEntry[];
  /** Paths of initially open menu groups. Default: empty. */
  defaultOpenGroups?: readonly string[];
  /** Whether the current page folds the second column. Default false. */
  noColumn?: boolean;
  /** Shows only the page, without bars. Default false. */
  maximised?: boolean;
  /** Default: derived from the width of the window. */
  mobile?: boolean;
  /** Custom parts: `tools` at the right of the header, `tabs` as the tabs bar; `logo` and `footer` replace the shipped ones. */
  slots?: { tools?: ReactNode; tabs?: ReactNode; logo?: (markOnly: boolean) => ReactNode; footer?: ReactNode };
  /** The outlet. Changing the layout neither mounts nor moves it. */
  children: ReactNode;
}

const noEntries: readonly BreadcrumbEntry[] = [];

/** The frame of a console in one of six layouts around one outlet. Below 992 px it uses the vertical layout with a side bar over the page. @public */
export function ShellLayout(props: ShellLayoutProps) {
  const { settings, nodes, place, onCollapseChange, breadcrumb = noEntries, defaultOpenGroups, slots = {} } = props;
  const t = useText();
  const device = useDevice();
  const mobile = props.mobile ?? device === 'mobile';
  const layout = effectiveLayout(settings.layout, mobile);
  const plan = layoutPlans[layout];
  const container = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);

  const address = place.path + (place.search ?? '');
  const active = useActive(nodes, place);
  const [open, handleOpenChange] = useOpenGroups(active, defaultOpenGroups);
  const chosen = useChosen(nodes, active, address);
  const phoneSide = useMobileSide(mobile, address);
  const folded = mobile
    ? !phoneSide.open
    : settings.collapse || (plan.side === 'columns' && (props.noColumn === true || !chosen.entry?.children.length));

  const { title, logo: picture } = settings;
  const shippedLogo = useCallback(
    (markOnly: boolean) => <Logo title={title} picture={picture} markOnly={markOnly} />,
    [title, picture],
  );
  const makeLogo = slots.logo ?? shippedLogo;
  const fold = (
    <FoldButton
      folded={mobile ? !phoneSide.open : settings.collapse}
      onFoldedChange={mobile ? (next) => phoneSide.setOpen(!next) : onCollapseChange}
    />
  );
  const showTabs = settings.showTabs && slots.tabs !== undefined;
  const foldPlace = plan.fold === 'tabs' && !showTabs ? 'header' : plan.fold;

  return (
    <AppContainerProvider value={container}>
      <Shell
        data-layout={layout}
        data-device={mobile ? 'mobile' : 'desktop'}
        data-state={folded ? 'folded' : 'open'}
        data-maximised={props.maximised || undefined}
        style={sideProperty(mobile ? 0 : sideWidth(plan.side, folded, settings.columnStyle))}
      >
        <SkipLink type="button" onClick={() => main.current?.focus()}>
          {t(layoutMessages.skip)}
        </SkipLink>
        <Side
          aria-label={t(layoutMessages.side)}
          data-empty={plan.side === 'none' || undefined}
          inert={mobile && folded}
          {...phoneSide.swipe}
        >
          <SideInner data-menu-art={(plan.artwork && plan.side !== 'columns') || undefined} data-kind={plan.side}>
            <ShellSide
              plan={plan}
              columnStyle={settings.columnStyle}
              nodes={nodes}
              chosen={chosen.entry}
              marked={chosen.marked}
              onShow={settings.collapse || props.noColumn ? undefined : chosen.show}
              active={active}
              open={open}
              onOpenChange={handleOpenChange}
              folded={folded && !mobile}
              logo={makeLogo}
              {...(mobile ? { onChoose: phoneSide.fold } : {})}
            />
          </SideInner>
        </Side>
        <Mask
          type="button"
          tabIndex={-1}
          aria-label={t(layoutMessages.closeSide)}
          data-state={phoneSide.open ? 'open' : 'closed'}
          onClick={phoneSide.fold}
          {...phoneSide.swipe}
        />
        <Container
          ref={container}
          data-app-container
          data-fixed={settings.fixedHeader || plan.headerAcross || undefined}
          data-across={plan.headerAcross || undefined}
          data-tabs={showTabs || undefined}
          inert={phoneSide.open}
        >
          <ShellHeader
            tone={plan.headerTone}
            position={plan.headerAcross ? 'across' : settings.fixedHeader ? 'sticky' : 'flow'}
            width={plan.contentWidth}
            start={
              <>
                {plan.headerLogo ? makeLogo(false) : null}
                {foldPlace === 'header' ? fold : null}
                {plan.breadcrumb ? (
                  <BreadcrumbPlace>
                    <Breadcrumb chain={breadcrumb} />
                  </BreadcrumbPlace>
                ) : null}
                {plan.headerMenu === 'tabs' ? (
                  <TopTabs nodes={nodes} active={chosen.marked} label={t(menuMessages.sections)} onShow={chosen.show} />
                ) : null}
                {plan.headerMenu === 'whole' ? (
                  <HorizontalMenu nodes={nodes} active={active} label={t(menuMessages.main)} />
                ) : null}
              </>
            }
            end={slots.tools}
          />
          {showTabs ? (
            <TabsRow data-width={plan.contentWidth}>
              {foldPlace === 'tabs' ? fold : null}
              {slots.tabs}
            </TabsRow>
          ) : null}
          <Main ref={main} tabIndex={-1} data-width={plan.contentWidth}>
            {props.children}
          </Main>
          {slots.footer ?? <ShellFooter title={title} />}
          {backTop}
        </Container>
      </Shell>
    </AppContainerProvider>
  );
}

/** Paths of the menu entries that the page is under, outermost first; the same list for another page of the same entries. */
function useActive(nodes: readonly NavNode[], { path, search, activeMenu }: ActiveRoute): readonly string[] {
  const paths = useMemo(
    () =>
      activeChain(nodes, { path, search, activeMenu })
        .map((node) => node.path)
        .join('\n'),
    [nodes, path, search, activeMenu],
  );
  return useMemo(() => (paths ? paths.split('\n') : []), [paths]);
}

const backTop = <BackTop />;

const sideProperty = (width: number) => ({ '--wb-side': `${width}px` }) as CSSProperties;
