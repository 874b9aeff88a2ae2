import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { exampleNav } from '../layout/examples/example-nav';
import { ExampleSurroundings } from '../layout/examples/example-shell';
import { activeChain } from '../nav/active-entry';
import type { NavNode } from '../nav/nav-node';
import { quietMenuSurface } from '../theme/surfaces';
import { columnStyles } from '../theme/theme-settings';
import { color } from '../theme/tokens';
import { ColumnBar } from './column-bar';
import { HorizontalMenu } from './horizontal-menu';
import { MenuRail } from './menu-rail';
import { MenuTree } from './menu-tree';
import { TopTabs } from './top-tabs';
import { useOpenGroups } from './use-open-groups';

const meta = {
  title: 'Menus',
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

const inSurroundings =
  (draw: (props: PartProps) => ReactNode): NonNullable<Story['render']> =>
  (_, { globals }) => (
    <ExampleSurroundings language={String(globals.locale)}>
      {({ location: { path } }) =>
        draw({ nodes: exampleNav, active: activeChain(exampleNav, { path }).map((node) => node.path), label: 'Menu' })
      }
    </ExampleSurroundings>
  );

function Tree(props: PartProps) {
  const [open, handleOpenChange] = useOpenGroups(props.active, ['/vab', '/vab/table']);
  return <MenuTree {...props} genericIcons open={open} onOpenChange={handleOpenChange} />;
}

/** Several groups stand open; badge, dot, own SVG, outside links. */
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

/** The whole menu in one row; narrow the window and it keeps what fits. */
export const Horizontal: Story = {
  render: inSurroundings((props) => (
    <Bar>
      <HorizontalMenu {...props} />
    </Bar>
  )),
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
