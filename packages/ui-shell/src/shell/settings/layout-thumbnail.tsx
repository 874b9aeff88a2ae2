import type { ReactNode } from 'react';
import type { LayoutName } from '../../theme/theme-settings';
import { Thumbnail } from './thumbnail';

export interface LayoutThumbnailProps {
  layout: LayoutName;
}

/** A small drawing of a layout: the positions of menu, header and page. */
export function LayoutThumbnail({ layout }: LayoutThumbnailProps) {
  return <Thumbnail>{drawings[layout]}</Thumbnail>;
}

const entries = (x: number, width: number, from: number, active: number, count = 4) =>
  Array.from({ length: count }, (_, row) => from + row * 7).map((y, row) => (
    <rect key={y} className={row === active ? 'active' : 'entry'} x={x} y={y} width={width} height="3" rx="1.5" />
  ));

const page = (x: number, y: number) => (
  <>
    <rect className="paper" x={x} y={y} width={68 - x} height={44 - y} rx="2" />
    <rect className="line" x={x + 4} y={y + 5} width="14" height="2.5" rx="1.25" />
    <rect className="line" x={x + 4} y={y + 11} width={56 - x} height="2" rx="1" opacity="0.6" />
    <rect className="line" x={x + 4} y={y + 16} width={50 - x} height="2" rx="1" opacity="0.6" />
  </>
);

const drawings: Record<LayoutName, ReactNode> = {
  column: (
    <>
      <rect className="menu" width="10" height="48" />
      {[5, 14, 23].map((y, row) => (
        <rect key={y} className={row === 0 ? 'active' : 'entry'} x="2" y={y} width="6" height="6" rx="1.5" />
      ))}
      <rect className="paper" x="10" width="16" height="48" />
      {[8, 15, 22].map((y, row) => (
        <rect key={y} className={row === 0 ? 'active' : 'line'} x="13" y={y} width="10" height="3" rx="1.5" />
      ))}
      <rect className="menu-edge" x="25.5" width="0.5" height="48" />
      <rect className="paper" x="26" width="46" height="8" />
      {page(30, 12)}
    </>
  ),
  comprehensive: (
    <>
      <rect className="paper" x="18" width="54" height="9" />
      <rect className="menu" width="18" height="48" />
      <rect className="menu-edge" x="18" width="0.5" height="48" />
      {entries(3, 12, 12, 1)}
      <rect className="active" x="22" y="3" width="9" height="3" rx="1.5" />
      <rect className="line" x="35" y="3" width="9" height="3" rx="1.5" />
      <rect className="line" x="48" y="3" width="9" height="3" rx="1.5" />
      {page(22, 13)}
    </>
  ),
  vertical: (
    <>
      <rect className="paper" x="18" width="54" height="9" />
      <rect className="menu" width="18" height="48" />
      <rect className="menu-edge" x="18" width="0.5" height="48" />
      {entries(3, 12, 5, 2, 6)}
      {page(22, 13)}
    </>
  ),
  horizontal: (
    <>
      <rect className="menu" width="72" height="11" />
      <rect className="menu-edge" y="11" width="72" height="0.5" />
      <rect className="active" x="6" y="4" width="10" height="3" rx="1.5" />
      <rect className="entry" x="20" y="4" width="10" height="3" rx="1.5" />
      <rect className="entry" x="34" y="4" width="10" height="3" rx="1.5" />
      {page(6, 15)}
    </>
  ),
  common: (
    <>
      <rect className="menu" width="72" height="48" />
      <rect className="entry" x="4" y="3" width="12" height="3" rx="1.5" />
      <rect className="entry" x="58" y="3" width="10" height="3" rx="1.5" />
      <rect className="paper" x="18" y="9" width="54" height="39" />
      <rect className="menu-edge" x="18" y="9" width="54" height="0.5" />
      <rect className="menu-edge" x="18" y="9" width="0.5" height="39" />
      {entries(3, 12, 13, 0)}
      {page(22, 13)}
    </>
  ),
  float: (
    <>
      <rect className="paper" x="10" width="62" height="9" />
      <rect className="menu" width="10" height="48" />
      <rect className="menu-edge" x="10" width="0.5" height="48" />
      {[5, 14, 23].map((y, row) => (
        <rect key={y} className={row === 1 ? 'active' : 'entry'} x="3" y={y} width="4" height="4" rx="1" />
      ))}
      {page(14, 13)}
      <rect className="edge" x="12" y="12" width="26" height="20" rx="2" />
      {[0, 1].map((column) =>
        [16, 21, 26].map((y) => (
          <rect
            key={`${column}-${y}`}
            className={column === 0 && y === 16 ? 'active' : 'line'}
            x={15 + column * 11}
            y={y}
            width="8"
            height="2.5"
            rx="1.25"
          />
        )),
      )}
    </>
  ),
};
