import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import { ExampleSurroundings } from '../../../testing/example-shell/example-shell';
import { exampleMessages } from '../../../testing/example-shell/messages';
import { inArabic, statesOf } from '../../../testing/state-sheet';
import { color, space } from '../../theme/tokens';
import { Breadcrumb } from '../breadcrumb/breadcrumb';
import { FullScreenButton } from '../tools/full-screen-button';
import { RefreshButton } from '../tools/refresh-button';
import { ThemeButton } from '../tools/theme-button';
import { FoldButton } from './fold-button';
import { Logo } from './logo';
import { LogoMark } from './logo-mark';
import { ShellHeader, type ShellHeaderProps } from './shell-header';

const meta = {
  title: 'Shell/Header',
  component: ShellHeader,
  subcomponents: { Logo, FoldButton },
  decorators: [
    (Story, { globals }) => (
      <ExampleSurroundings language={String(globals.locale)}>
        <Story />
      </ExampleSurroundings>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const chain = [
  { path: '/promotion', title: exampleMessages.promotion },
  { path: '/promotion/hidden', title: exampleMessages.table, hidden: true },
  { path: '/promotion/pOrderList', title: exampleMessages.pOrderList },
];
const handleFold = fn();

/** Fold control and breadcrumb at one end, custom tools at the other. */
export const WithSlots: Story = {
  render: () => (
    <ShellHeader
      start={
        <>
          <FoldButton folded={false} onFoldedChange={handleFold} />
          <Breadcrumb chain={chain} />
        </>
      }
      end={<span>your tools</span>}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(handleFold).toHaveBeenCalledWith(true);
  },
};

/** In the colours of the menu, which the slots inherit. */
export const InMenuColour: Story = {
  render: () => (
    <ShellHeader
      tone="menu"
      start={<Logo title="Back office" />}
      end={<FoldButton folded onFoldedChange={handleFold} />}
    />
  ),
};

const tools = (
  <>
    <FullScreenButton onRefuse={handleFold} />
    <ThemeButton onOpen={handleFold} />
    <RefreshButton onRefresh={handleFold} />
  </>
);
const wayTo = (title: string) => (
  <>
    <FoldButton folded={false} onFoldedChange={handleFold} />
    <Breadcrumb chain={[...chain.slice(0, 1), { path: '/here', title }]} />
  </>
);
const base: ShellHeaderProps = { start: wayTo('Promoted orders'), end: tools };
const inMenuColour: ShellHeaderProps = { tone: 'menu', start: <Logo title="Back office" />, end: tools };

/** All its states, side by side. */
export const States = statesOf(
  ShellHeader,
  base,
  {
    rest: {},
    hover: {},
    focus: {},
    empty: { start: null, end: null },
    'long text': {
      start: wayTo('Everything that has to leave the yard before noon, and what came back the day before'),
    },
    'in the menu colour': inMenuColour,
    'inset, in the menu colour': { ...inMenuColour, width: 'inset' },
    phone: { start: <FoldButton folded onFoldedChange={handleFold} />, end: null },
  },
  { width: 560 },
);

export const InArabic: Story = {
  ...inArabic,
  render: () => (
    <ShellHeader
      start={
        <>
          <FoldButton folded={false} onFoldedChange={handleFold} />
          <Breadcrumb
            chain={[
              { path: '/promotion', title: 'الترويج' },
              { path: '/promotion/pOrderList', title: 'طلبات الترويج' },
            ]}
          />
        </>
      }
      end={tools}
    />
  ),
};

/** Hidden steps are left out; the last one is the page itself and no link. */
export const Way: Story = {
  name: 'Breadcrumb [breadcrumb-from-chain-separator]',
  render: () => <Breadcrumb chain={chain} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvasElement.textContent).toMatch(/>/);
  },
};

/** Beside an open side bar, above a folded one, and with a picture of the app. */
export const Logos: Story = {
  render: () => (
    <ShellHeader
      tone="menu"
      start={
        <>
          <Logo title="Back office" />
          <Logo title="Back office" markOnly />
          <Logo title="Back office" picture="/favicon.svg" />
        </>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const logos = within(canvasElement).getAllByRole('link', { name: 'Back office, home' });
    await expect(logos.map(({ dataset }) => dataset.state)).toEqual(['full', 'mark', 'full']);
    await expect(logos.map(({ textContent }) => textContent)).toEqual(['Back office', '', 'Back office']);
  },
};

/** It folds an open side bar and unfolds a folded one. */
export const FoldControl: Story = {
  render: () => (
    <Row>
      <FoldButton folded={false} onFoldedChange={handleFold} />
      <FoldButton folded onFoldedChange={handleFold} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [fold, unfold] = within(canvasElement).getAllByRole('button');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    handleFold.mockClear();
    for (const button of [fold, unfold]) if (button) await userEvent.click(button);
    await expect(handleFold.mock.calls).toEqual([[true], [false]]);
  },
};

/** From 16 to 96 px, in the colour of the text. */
export const Mark: Story = {
  render: () => (
    <Row>
      {[16, 24, 28, 48, 96].map((size) => (
        <LogoMark key={size} size={size} />
      ))}
    </Row>
  ),
};

const Row = styled.div`
  display: flex;
  gap: ${space(6)};
  align-items: center;
  color: ${color('primaryText')};
`;
