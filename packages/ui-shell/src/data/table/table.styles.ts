import styled from 'styled-components';
import { along } from '../../theme/direction';
import { layer } from '../../theme/layers';
import { color, gap, inlineRow, motion, radius, size, space } from '../../theme/tokens';
import { tableFrame } from './use-rows-in-view';

/** The scroll container, with a sticky header. */
export const Scroller = styled.div`
  position: relative;
  min-width: 0;
  overflow: auto;
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};
  overscroll-behavior-x: contain;
  isolation: isolate;
  /* Height of the sticky header. */
  scroll-padding-block-start: ${size('rowHead')};

  @media (max-height: 479.98px) {
    scroll-padding: 0 !important;
  }

  --row: ${size('row')};

  &[data-size='small'] {
    --row: calc(${size('row')} - 8px);
  }

  &[data-size='large'] {
    --row: calc(${size('row')} + 8px);
  }

  height: var(--room, auto);

  /* Ends between two rows, with or without a scroll bar. */
  @supports (height: round(down, 3px, 2px)) {
    &[data-look='grid'] {
      height: calc(
        round(down, var(--room) - ${size('rowHead')} - ${tableFrame}px, var(--row)) + ${size('rowHead')} +
          var(--wb-edges, 2px)
      );
    }
  }

  &[data-more~='start']:not([data-pins]) {
    mask-image: linear-gradient(${along('90deg')}, transparent, #000 ${space(6)});
  }

  &[data-look='cards'] {
    overflow: visible;
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

/** Styles all cells from one element, since a styled component per cell makes tab switches slow. */
export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  color: ${color('textStrong')};
  /* Smaller in narrow windows, so that pinned columns cover fewer others. */
  --cell-gap: clamp(3.5px, calc((100vw - 1300px) / 24), ${gap('cell')});

  /* Set per row, since a custom property per cell is computed and inherited for each. */
  tr {
    --cell: ${color('surface')};
  }

  thead tr {
    --cell: ${color('surfaceSunken')};
  }

  th,
  td {
    height: var(--row);
    padding: 0 var(--cell-gap);
    border-block-end: 1px solid ${color('border')};
    background: var(--cell);
    text-align: start;
    white-space: nowrap;
  }

  th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer('page')};
    height: ${size('rowHead')};
    color: ${color('textMuted')};
    font-weight: 500;
  }

  th button {
    ${inlineRow(1)}
    min-height: calc(${size('rowHead')} - 4px);
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }

  th button svg {
    color: ${color('textMuted')};
  }

  th[aria-sort='ascending'] svg,
  th[aria-sort='descending'] svg {
    color: ${color('primaryText')};
  }

  [data-align='end'] {
    text-align: end;
  }

  [data-align='center'] {
    text-align: center;
  }

  /* A long value must not push other columns out of view. */
  td:not([data-part]) {
    max-width: 28rem;
  }

  [data-part='select'] {
    width: 48px;
    padding: 0 ${space(3)};
  }

  @media (pointer: coarse) {
    [data-part='select'] {
      padding: 0 ${space(1)};
    }

    [data-part='select'] label {
      min-height: 40px;
    }
  }

  [data-pinned] {
    position: sticky;
  }

  th[data-pinned] {
    z-index: ${layer('pinned')};
  }

  [data-pinned='end'] {
    inset-inline-end: 0;
    border-inline-start: 1px solid ${color('border')};
  }

  [data-pinned='start'] {
    inset-inline-start: 0;
  }

  /* Content under a pinned column fades at its edge. */
  [data-pinned='end']::before,
  [data-pinned='start']:not(:has(+ [data-pinned='start']))::after {
    position: absolute;
    inset-block: 0;
    width: ${space(8)};
    opacity: 0;
    content: '';
    pointer-events: none;
    transition: opacity ${motion('fast')};
  }

  [data-pinned='end']::before {
    inset-inline-end: 100%;
    background: linear-gradient(${along('-90deg')}, var(--cell), transparent);
  }

  [data-pinned='start']:not(:has(+ [data-pinned='start']))::after {
    inset-inline-start: 100%;
    background: linear-gradient(${along('90deg')}, var(--cell), transparent);
  }

  [data-more~='end'] > & [data-pinned='end']::before,
  [data-more~='start'] > & [data-pinned='start']::after {
    opacity: 1;
  }

  [data-pinned='start']:not(:has(+ [data-pinned='start'])) {
    border-inline-end: 1px solid ${color('border')};
  }

  /* At the height of 400 % zoom sticky parts would cover the focused element. Paper has no scrolling. */
  @media print, (max-height: 479.98px) {
    th,
    [data-pinned] {
      position: relative;
      inset: auto !important;
    }

    [data-pinned]::before,
    [data-pinned]::after {
      display: none;
    }
  }

  [data-cut],
  td:not([data-part], [data-pinned]),
  td > :is(a, bdi) {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  td > :is(a, bdi) {
    display: inline-block;
    max-width: 100%;
    vertical-align: bottom;
  }

  :is(th, td):focus-visible {
    outline-offset: -2px;
  }

  [data-part='grip'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: 9px;
    border-inline-end: 2px solid transparent;
    cursor: col-resize;
    touch-action: none;
  }

  [data-part='grip']:is(:hover, :active) {
    border-inline-end-color: ${color('primary')};
  }

  /* Touch has no hover, so the grips are always visible. */
  @media (hover: none) {
    [data-part='grip'] {
      border-inline-end-color: ${color('border')};
    }
  }

  tbody tr:last-child td {
    border-block-end-color: transparent;
  }

  tbody tr:hover {
    --cell: ${color('surfaceHover')};
  }

  &[data-striped] tr[data-odd] {
    --cell: ${color('surfaceSunken')};
  }

  /* Keeps the tints of states visible. */
  tbody tr[aria-selected='true'] {
    --cell: ${color('surfaceHover')};
  }

  tbody tr[aria-selected='true'] td:first-child {
    box-shadow: inset calc(3px * var(--wb-along)) 0 0 ${color('primaryFill')};
  }

  &[data-bordered] :is(th, td):not(:last-child) {
    border-inline-end: 1px solid ${color('border')};
  }

  [data-state='refreshing'] > & tbody {
    opacity: 0.55;
    transition: opacity ${motion('fast')};
  }
`;
