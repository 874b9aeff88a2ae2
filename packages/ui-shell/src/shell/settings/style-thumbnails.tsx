import type { ReactNode } from 'react';
import { artMenuColors, artStops } from '../../theme/menu-art';
import type { BackgroundName, ColumnStyle, TabsBarStyle } from '../../theme/theme-settings';
import { Thumbnail } from './thumbnail';

/** A small drawing of a column style with its active cell. */
export function ColumnThumbnail({ columnStyle }: { columnStyle: ColumnStyle }) {
  return <Thumbnail>{columns[columnStyle]}</Thumbnail>;
}

/** A small drawing of a tab style, the second tab being the active one. */
export function TabsThumbnail({ tabsBarStyle }: { tabsBarStyle: TabsBarStyle }) {
  return <Thumbnail>{tabs[tabsBarStyle]}</Thumbnail>;
}

/** A small drawing of the menu's background. */
export function BackgroundThumbnail({ background }: { background: BackgroundName }) {
  return <Thumbnail>{backgrounds[background]}</Thumbnail>;
}

const cell = (y: number, active: boolean, beside: boolean) =>
  beside ? (
    <g key={y} className={active ? 'on-active' : 'entry'}>
      <circle cx="10" cy={y + 5} r="2" />
      <rect x="15" y={y + 3.5} width="19" height="3" rx="1.5" />
    </g>
  ) : (
    <g key={y} className={active ? 'on-active' : 'entry'}>
      <circle cx="21.5" cy={y + 3} r="2" />
      <rect x="16.5" y={y + 7} width="10" height="2.5" rx="1.25" />
    </g>
  );

const column = (active: ReactNode, beside = false, tinted = true) => (
  <>
    <rect className="paper" x="43" width="29" height="48" />
    <rect className="menu" width="43" height="48" />
    <rect className="menu-edge" x="43" width="0.5" height="48" />
    {active}
    {[3, 18, 33].map((y, row) => cell(y, tinted && row === 1, beside))}
    {[12, 20, 28].map((y) => (
      <rect key={y} className="line" x="49" y={y} width="16" height="2.5" rx="1.25" />
    ))}
  </>
);

const columns: Record<ColumnStyle, ReactNode> = {
  vertical: column(<rect className="active" y="16" width="43" height="15" />),
  horizontal: column(<rect className="active" y="16" width="43" height="15" />, true),
  card: column(<rect className="active" x="8.5" y="15.5" width="26" height="15" rx="3" />),
  arrow: column(<path className="paper" d="M43.5 18.5v10l-6-5z" />, false, false),
};

const bar = (tab: (x: number, active: boolean) => ReactNode) => (
  <>
    <rect className="paper" y="10" width="72" height="20" />
    {tab(4, false)}
    {tab(46, false)}
    {tab(25, true)}
    <rect className="paper" x="4" y="35" width="64" height="13" rx="2" />
  </>
);

const tabs: Record<TabsBarStyle, ReactNode> = {
  card: bar((x, active) => (
    <g key={x}>
      <rect className={active ? 'edge-active' : 'edge'} x={x} y="14" width="18" height="12" rx="2" strokeWidth="1" />
      <rect className={active ? 'active' : 'line'} x={x + 4} y="18.5" width="10" height="3" rx="1.5" />
    </g>
  )),
  smart: bar((x, active) => (
    <g key={x}>
      <rect className={active ? 'active' : 'line'} x={x + 4} y="17.5" width="10" height="3" rx="1.5" />
      {active && <rect className="active" x={x} y="26.5" width="18" height="2" />}
    </g>
  )),
  smooth: bar((x, active) => (
    <g key={x}>
      {active && (
        <path
          className="active"
          opacity="0.22"
          d={`M${x - 6} 30c4 0 5-2 5-5v-6c0-3 2-5 5-5h10c3 0 5 2 5 5v6c0 3 1 5 5 5z`}
        />
      )}
      <rect className={active ? 'active' : 'line'} x={x + 4} y="20" width="10" height="3" rx="1.5" />
    </g>
  )),
};

const sideBar = (active: string, entry: string) => (
  <>
    <rect className={active} x="4" y="12" width="20" height="6" rx="2" />
    <rect className={entry} x="7" y="22" width="14" height="3" rx="1.5" />
    <rect className={entry} x="7" y="30" width="14" height="3" rx="1.5" />
    <rect className="paper" x="32" y="5" width="36" height="38" rx="2" />
    <rect className="line" x="37" y="11" width="14" height="3" rx="1.5" />
  </>
);

const backgrounds: Record<BackgroundName, ReactNode> = {
  none: (
    <>
      <rect className="menu" width="28" height="48" />
      <rect className="menu-edge" x="28" width="0.5" height="48" />
      {sideBar('active', 'entry')}
    </>
  ),
  'vab-background': (
    <>
      <rect width="28" height="48" fill={artStops.darkest} />
      <path d="M0 48V30c9 0 19 2 28 6v12z" fill={artStops.lightest} />
      {[8, 14, 20, 26].map((r) => (
        <path
          key={r}
          d={`M28 ${38 - r}A${r} ${r} 0 0 0 ${28 - r} 38`}
          fill="none"
          stroke={artMenuColors.menuText}
          strokeOpacity="0.22"
        />
      ))}
      {sideBar('art-active', 'art-entry')}
    </>
  ),
};
