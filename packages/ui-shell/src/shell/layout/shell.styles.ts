import { styled } from 'styled-components';
import { along } from '../../theme/direction';
import { layer } from '../../theme/layers';
import { sticky } from '../../theme/pieces';
import { color, fixedTopProperty, flexFill, gap, motion, radius, shadow, size, space } from '../../theme/tokens';

/** The grid of the shell: side and container. The container never moves in the document; a layout changes only areas and sizes. */
export const Shell = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: 0 minmax(0, 1fr);
  grid-template-columns: var(--wb-side) minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  overflow: clip;
  background: ${color('page')};

  &[data-layout='common'] {
    grid-template-rows: ${size('header')} minmax(0, 1fr);
  }

  &[data-maximised] {
    grid-template-rows: 0 minmax(0, 1fr);
    grid-template-columns: 0 minmax(0, 1fr);

    & > aside,
    & header {
      display: none;
    }
  }
`;

export const Side = styled.aside`
  position: relative;
  z-index: ${layer('sideBar')};
  grid-area: 2 / 1;
  min-width: 0;

  &[data-empty] {
    display: none;
  }

  [data-device='mobile'] > & {
    position: absolute;
    z-index: ${layer('mobileSideBar')};
    inset-block: 0;
    inset-inline: 0 auto;
    width: min(${size('sideBar')}, 82vw);
    transition:
      transform ${motion('slow')},
      visibility ${motion('slow')};
  }

  /* A browser goes by the scroller inside, so each part says it. */
  [data-device='mobile'] > &,
  [data-device='mobile'] > & * {
    touch-action: pan-y;
  }

  [data-device='mobile'][data-state='folded'] > & {
    visibility: hidden;
    transform: translateX(${along('-100%')});
  }
`;

/**
 * The bar. On a desktop it keeps its full width and is clipped while folded, so that folding moves no text. The page
 * takes its new width at once and the bar slides back over it.
 */
export const SideInner = styled.div`
  height: 100%;

  &:not([data-kind='columns']) {
    width: ${size('sideBar')};
    background: ${color('menuBackground')};
    box-shadow: inset ${along('-1px')} 0 0 ${color('menuBorder')};
    transition: clip-path ${motion('slow')};
    clip-path: inset(0);
  }

  [data-device='desktop'][data-state='folded'] &:not([data-kind='columns']),
  &[data-kind='rail']:not([data-kind='columns']) {
    clip-path: inset(0 calc(${size('sideBar')} - ${size('sideBarCollapsed')}) 0 0);
  }

  [dir='rtl'] [data-device='desktop'][data-state='folded'] &:not([data-kind='columns']),
  [dir='rtl'] &[data-kind='rail']:not([data-kind='columns']) {
    clip-path: inset(0 0 0 calc(${size('sideBar')} - ${size('sideBarCollapsed')}));
  }

  [data-device='mobile'] &:not([data-kind='columns']) {
    width: 100%;
  }
`;

export const Mask = styled.button`
  position: absolute;
  z-index: ${layer('sideBarMask')};
  inset: 0;
  background: ${color('mask')};
  touch-action: none;
  transition:
    opacity ${motion('slow')},
    visibility ${motion('slow')};

  &[data-state='closed'] {
    visibility: hidden;
    opacity: 0;
  }
`;

/**
 * The scroller. It is not positioned, so that the header of the common layout can span the whole shell. It defines
 * how much of its top the bars cover.
 */
export const Container = styled.div`
  --wb-fixed-header: 0px;
  --wb-fixed-tabs: 0px;
  ${fixedTopProperty}: calc(var(--wb-fixed-header) + var(--wb-fixed-tabs));
  display: flex;
  grid-area: 2 / 2;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block-start: ${size('fixedTop')};

  @media (min-height: 480px) {
    &[data-fixed]:not([data-across]) {
      --wb-fixed-header: ${size('header')};
    }

    [data-maximised] > &[data-fixed] {
      --wb-fixed-header: 0px;
    }

    &[data-fixed][data-tabs] {
      --wb-fixed-tabs: ${size('tabsBar')};
    }
  }
`;

export const TabsRow = styled.div`
  z-index: ${layer('tabsBar')};
  display: flex;
  flex: none;
  align-items: center;
  height: ${size('tabsBar')};
  border-block-end: 1px solid ${color('border')};
  background: ${color('surface')};

  & > :last-child {
    ${flexFill}
  }

  & > :first-child:not(:last-child) {
    margin-inline-start: ${space(4)};
  }

  [data-fixed] > & {
    position: ${sticky};
    inset-block-start: var(--wb-fixed-header);
  }

  &[data-width='inset'] {
    padding-inline: 4%;
  }
`;

export const Main = styled.main`
  position: relative;
  flex: 1 0 auto;
  min-width: 0;
  max-width: 100%;
  padding: ${gap('page')};

  &:focus {
    outline: none;
  }

  /* A page in view that is loading may become longer than the window, which would move the footer. */
  &:has([data-state='shown'] [data-part='page-coming']) + * {
    visibility: hidden;
  }

  &[data-width='inset'] {
    padding-inline: 4%;
  }

  @media (max-width: 767.98px) {
    /* The footer comes below the window, where content that loads moves nothing in view. */
    flex-basis: 100%;
    padding: ${space(4)} ${space(3)};
  }
`;

export const BreadcrumbPlace = styled.div`
  min-width: 0;

  @media (max-width: 767.98px) {
    display: none;
  }
`;

/** The first stop of the Tab key: brings the focus to the page. Seen only while it has the focus. */
export const SkipLink = styled.button`
  position: absolute;
  z-index: ${layer('skipLink')};
  inset-block: ${space(3)} auto;
  inset-inline: ${space(3)} auto;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius('large')};
  background: ${color('surfaceRaised')};
  color: ${color('primaryText')};
  font-weight: 600;
  box-shadow: ${shadow('popover')};

  &:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
`;
