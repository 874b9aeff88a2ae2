import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { arabicNav } from '../../../testing/example-shell/arabic-nav';
import { exampleNav, manyEntries } from '../../../testing/example-shell/example-nav';
import { ExampleSurroundings } from '../../../testing/example-shell/example-shell';
import { inArabic, statesOf } from '../../../testing/state-sheet';
import { Button } from '../../controls/basic/button';
import { activeChain } from '../../nav/active-entry';
import type { NavNode } from '../../nav/nav-node';
import { quietMenuSurface } from '../../theme/surfaces';
import { columnStyles } from '../../theme/theme-settings';
import { color } from '../../theme/tokens';
import { ColumnBar } from './column-bar';
import { HorizontalMenu } from './horizontal-menu';
import { MenuCountsContext } from './menu-marks';
import { MenuRail } from './menu-rail';
import { MenuTree } from './menu-tree';
import { TopTabs } from './top-tabs';
import { useOpenGroups } from './use-open-groups';

const meta = {
  title: 'Shell/Menus',
  component: MenuTree,
  subcomponents: { MenuRail, ColumnBar, HorizontalMenu, TopTabs },
} satisfies Meta;

export default meta;
type Story = StoryObj;

interface PartProps {
  nodes: readonly NavNode[];
  active: readonly string[];
  label: string;
}

interface MenuOfProps {
  nodes?: readonly NavNode[];
  startAt?: string;
  draw: (props: PartProps) => ReactNode;
}

/** A menu with its providers, in the language of the page. */
function MenuOf({ nodes = exampleNav, startAt = '/order/orderList', draw }: MenuOfProps) {
  const { locale } = useLingui().i18n;
  return (
    <ExampleSurroundings language={locale} startAt={startAt}>
      {({ location: { path } }) =>
        draw({ nodes, active: activeChain(nodes, { path }).map((node) => node.path), label: 'Menu' })
      }
    </ExampleSurroundings>
  );
}

const inSurroundings =
  (draw: MenuOfProps['draw']): NonNullable<Story['render']> =>
  () => <MenuOf draw={draw} />;

function Tree(props: PartProps) {
  const [open, handleOpenChange] = useOpenGroups(props.active, ['/vab', '/vab/table']);
  return <MenuTree {...props} genericIcons open={open} onOpenChange={handleOpenChange} />;
}

/** Several open groups, badge, dot, custom SVG, outside links. */
export const TreeInMenuColour: Story = {
  render: inSurroundings((props) => (
    <Dark>
      <Tree {...props} />
    </Dark>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('button', { name: /^Promotion/ });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAttribute('data-path', '/promotion/promotionCenter');
  },
};

/** The same menu as a quiet list on white. */
export const TreeOnWhite: Story = {
  render: inSurroundings((props) => (
    <Quiet>
      <Tree {...props} />
    </Quiet>
  )),
};

/** Nodes whose order list has a counted badge. */
const counted: readonly NavNode[] = exampleNav.map((node) => ({
  ...node,
  children: node.children.map((child) =>
    child.path === '/order/orderList' ? { ...child, dot: false, badge: { count: 'orders.pending' } } : child,
  ),
}));

function CountedTree(props: PartProps) {
  const [pending, setPending] = useState(100);
  return (
    <MenuCountsContext value={{ 'orders.pending': pending }}>
      <Tree {...props} />
      <Button onClick={() => setPending(pending - 1)}>Accept one</Button>
      <Button onClick={() => setPending(0)}>Accept all</Button>
    </MenuCountsContext>
  );
}

/** `badge: { count: 'orders.pending' }` follows the number of a module; 0 shows no badge. */
export const LiveCount: Story = {
  render: inSurroundings((props) => (
    <Quiet>
      <CountedTree {...props} nodes={counted} />
    </Quiet>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const entry = canvas.getByRole('link', { name: /^Order list/ });
    await expect(entry).toHaveTextContent('99+');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept one' }));
    await expect(entry).toHaveTextContent(/99$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(entry).toHaveTextContent(/^Order list$/);
  },
};

/** Icons of the top entries; groups open beside them. */
export const Rail: Story = {
  render: inSurroundings((props) => (
    <Narrow>
      <MenuRail {...props} />
    </Narrow>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Promotion/ }));
    await waitFor(() => expect(screen.getByRole('group')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  },
};

/** Groups as panels two entries wide. */
export const RailWithWidePanels: Story = {
  render: inSurroundings((props) => (
    <Narrow>
      <MenuRail {...props} panel="wide" />
    </Narrow>
  )),
};

/** The four styles of the first column. */
export const ColumnBars: Story = {
  render: inSurroundings(({ nodes, active }) => (
    <Side>
      {columnStyles.map((columnStyle) => (
        <Narrow key={columnStyle} data-style={columnStyle}>
          <ColumnBar nodes={nodes} active={active[0]} label={columnStyle} columnStyle={columnStyle} />
        </Narrow>
      ))}
    </Side>
  )),
};

/** The top entries as text tabs. */
export const TextTabs: Story = {
  render: inSurroundings(({ nodes, active, label }) => (
    <White>
      <TopTabs nodes={nodes} active={active[0]} label={label} />
    </White>
  )),
};

/** The menu in one row; a narrow window moves entries into "more". */
export const Horizontal: Story = {
  render: inSurroundings((props) => (
    <Bar>
      <HorizontalMenu {...props} />
    </Bar>
  )),
};

const longNames = manyEntries(4, 3).map((group) => ({
  ...group,
  title: `${group.title} of which there is a good deal to say`,
}));
const states = {
  rest: {},
  hover: {},
  focus: {},
  'nothing chosen': { startAt: '/elsewhere' },
  'long text': { nodes: longNames },
  empty: { nodes: [] },
};

/** All its states, side by side. */
export const TreeStates = statesOf(
  MenuOf,
  {
    draw: (props) => (
      <Dark>
        <Tree {...props} />
      </Dark>
    ),
  },
  states,
);

/** All its states, side by side: a quiet list on white. */
export const QuietTreeStates = statesOf(
  MenuOf,
  {
    draw: (props) => (
      <Quiet>
        <Tree {...props} />
      </Quiet>
    ),
  },
  states,
);

/** All its states, side by side. */
export const RailStates = statesOf(
  MenuOf,
  {
    draw: (props) => (
      <Narrow>
        <MenuRail {...props} />
      </Narrow>
    ),
  },
  states,
);

/** The four styles of the first column, each in its states side by side. */
export const ColumnBarStates = statesOf(
  MenuOf,
  {
    draw: ({ nodes, active }) => (
      <Side>
        {columnStyles.map((columnStyle) => (
          <Narrow key={columnStyle} data-style={columnStyle}>
            <ColumnBar nodes={nodes} active={active[0]} label={columnStyle} columnStyle={columnStyle} />
          </Narrow>
        ))}
      </Side>
    ),
  },
  states,
  { width: 480 },
);

/** All its states, side by side. */
export const TextTabStates = statesOf(
  MenuOf,
  {
    draw: ({ nodes, active, label }) => (
      <White>
        <TopTabs nodes={nodes} active={active[0]} label={label} />
      </White>
    ),
  },
  states,
  { width: 480 },
);

/** All its states, side by side. */
export const HorizontalStates = statesOf(
  MenuOf,
  {
    draw: (props) => (
      <Bar>
        <HorizontalMenu {...props} />
      </Bar>
    ),
  },
  states,
  { width: 480 },
);

/** Every menu right to left, in Arabic. */
export const InArabic: Story = {
  ...inArabic,
  render: () => (
    <MenuOf
      nodes={arabicNav}
      draw={(props) => (
        <>
          <Bar>
            <HorizontalMenu {...props} label="قائمة أفقية" />
          </Bar>
          <White>
            <TopTabs {...props} active={props.active[0]} label="أقسام" />
          </White>
          <Side>
            <Dark>
              <Tree {...props} label="قائمة" />
            </Dark>
            <Narrow>
              <MenuRail {...props} label="قائمة مطوية" />
            </Narrow>
            {columnStyles.map((columnStyle) => (
              <Narrow key={columnStyle} data-style={columnStyle}>
                <ColumnBar nodes={props.nodes} active={props.active[0]} label={columnStyle} columnStyle={columnStyle} />
              </Narrow>
            ))}
          </Side>
        </>
      )}
    />
  ),
};

const Dark = styled.div`
  display: flex;
  flex-direction: column;
  width: 266px;
  height: 720px;
  background: ${color('menuBackground')};
`;

const Quiet = styled(Dark)`
  ${quietMenuSurface}
  background: ${color('surface')};
`;

const Narrow = styled(Dark)`
  width: 64px;
  height: 420px;
  --wb-column-arrow: ${color('surface')};

  &[data-style='horizontal'] {
    width: 83px;
  }
`;

const Side = styled.div`
  display: flex;
  gap: 40px;
`;

const White = styled.div`
  display: flex;
  height: 60px;
  background: ${color('surface')};
`;

const Bar = styled(White)`
  background: ${color('menuBackground')};
`;
