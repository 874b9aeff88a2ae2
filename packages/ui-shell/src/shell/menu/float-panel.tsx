import { type KeyboardEvent, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { inlineKey } from '../../lib/inline-key';
import { useText } from '../../locales/use-text';
import { color, space } from '../../theme/tokens';
import { type FloatRow, toFloatRows } from './float-rows';
import type { FlyoutMenuProps } from './flyout-menu';
import { MenuRowView } from './menu-row-view';
import { menuMessages } from './messages';
import { useRovingList } from './use-roving-list';
import { useRowWindow } from './use-row-window';

const rowHeight = 40;
const ignore = () => {};

/** Everything below one entry, two entries wide, groups as headings. @public */
export function FloatPanel({ node, active, onChoose, onLeave }: FlyoutMenuProps) {
  const t = useText();
  const scroller = useRef<HTMLElement>(null);
  const rows = useMemo(() => toFloatRows(node.children), [node]);
  const { from, to } = useRowWindow(scroller, rows.length, rowHeight);
  const drawn = rows.slice(from, to);
  const entries = drawn.flatMap((row) => ('entries' in row ? row.entries : []));
  const roving = useRovingList(entries, active.at(-1), 'horizontal');

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveRow(event, event.key === 'ArrowDown' ? 1 : -1);
    else if (inlineKey(event) === 'ArrowLeft' && isFirst(event)) {
      event.preventDefault();
      onLeave();
    } else roving.handleKeyDown(event);
  };

  const renderRow = (row: FloatRow) =>
    'heading' in row ? (
      <Heading key={`# ${row.path}`}>{t(row.heading)}</Heading>
    ) : (
      row.entries.map((entry) => (
        <Cell key={entry.path} data-alone={row.entries.length === 1 || undefined}>
          <MenuRowView
            node={entry}
            level={0}
            rowHeight={rowHeight}
            state={entry.path === active.at(-1) ? 'active' : 'rest'}
            isOpen={false}
            genericIcon={false}
            isTabStop={entry.path === roving.tabStop}
            onOpenChange={ignore}
            onChoose={onChoose}
          />
        </Cell>
      ))
    );

  return (
    <Panel
      ref={scroller}
      aria-label={t(menuMessages.section, { title: t(node.title) })}
      onKeyDown={handleKeyDown}
      onFocus={roving.handleFocus}
    >
      <Grid style={{ paddingTop: from * rowHeight, paddingBottom: Math.max(0, rows.length - to) * rowHeight }}>
        {drawn.map(renderRow)}
      </Grid>
    </Panel>
  );
}

const entriesOf = (event: KeyboardEvent<HTMLElement>) => [
  ...event.currentTarget.querySelectorAll<HTMLElement>('[data-path]'),
];

const isFirst = (event: KeyboardEvent<HTMLElement>) => entriesOf(event)[0]?.contains(event.target as Node) === true;

/** Up and down move to the visually nearest entry of the neighbouring row. */
function moveRow(event: KeyboardEvent<HTMLElement>, direction: 1 | -1): void {
  const entries = entriesOf(event);
  const here = entries.find((entry) => entry.contains(event.target as Node))?.getBoundingClientRect();
  if (!here) return;
  event.preventDefault();
  const beyond = entries.filter((entry) => (entry.getBoundingClientRect().top - here.top) * direction > 1);
  const inOrder = direction === 1 ? beyond : beyond.reverse();
  const nextTop = inOrder[0]?.getBoundingClientRect().top;
  const row = inOrder.filter((entry) => entry.getBoundingClientRect().top === nextTop);
  const target = row.find((entry) => entry.getBoundingClientRect().left === here.left) ?? row[0];
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

const Panel = styled.nav`
  width: min(25rem, 92vw);
  padding: ${space(2)};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const Cell = styled.li`
  min-width: 0;

  &[data-alone] {
    grid-column: 1;
  }
`;

const Heading = styled.li`
  grid-column: 1 / -1;
  height: ${rowHeight}px;
  padding-block: ${space(3.5)} 0;
  padding-inline: 23px ${space(3)};
  color: ${color('textMuted')};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.125rem;
`;
