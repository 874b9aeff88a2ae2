import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { certifiedPairs } from './certified-pairs';
import { pairContrast, requiredContrast } from './certify-theme';
import { defineTheme } from './define-theme';
import { along } from './direction';
import { presets } from './preset-themes';
import { type ColorToken, type FormName, formNames, type Theme } from './theme';
import { ThemeStyles } from './theme-sheet';
import { motion, radius, shadow, size, space, textSize } from './tokens';

const meta = { title: 'Foundations/Themes', component: ThemeStyles } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const groups: Record<string, (name: string) => boolean> = {
  Brand: (name) => /primary|focus/i.test(name),
  Surfaces: (name) => /^(page|surface|border|mask|skeleton)/.test(name),
  Text: (name) => /^text/.test(name),
  Status: (name) => /^(success|warning|danger|onDanger|info|tooltip|onTooltip|art|onArt)/.test(name),
  Menu: (name) => name.startsWith('menu'),
};

interface FormArgs {
  /** Light or dark, at the usual or at a stronger contrast. */
  form: FormName;
}
const formArgs = {
  args: { form: 'light' },
  argTypes: { form: { control: 'inline-radio', options: formNames } },
} satisfies Partial<StoryObj<FormArgs>>;

/** Every colour of every shipped theme in one of its forms, with its value. */
export const Colours: StoryObj<FormArgs> = {
  ...formArgs,
  render: ({ form }) => (
    <Stack>
      {presets.map((theme) => (
        <ThemeSheet key={theme.name} theme={theme} form={form} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('h2')).toHaveLength(presets.length);
  },
};

/** A brand of another platform: one colour in, a complete readable theme out, light and dark. */
export const AnotherBrand: StoryObj<FormArgs & { primary: string; menu: Theme['menu'] }> = {
  args: { ...formArgs.args, primary: '#7c3aed', menu: 'brand' },
  argTypes: {
    ...formArgs.argTypes,
    primary: { control: 'color' },
    menu: { control: 'inline-radio', options: ['dark', 'light', 'brand'] },
  },
  render: ({ form, primary, menu }) => <ThemeSheet theme={defineTheme({ name: 'acme', primary, menu })} form={form} />,
};

/** Each certified pair of colours with its contrast in the seven themes and the required one. */
export const Contrast: StoryObj<FormArgs> = {
  ...formArgs,
  render: ({ form }) => (
    <Table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>Needs</th>
          {presets.map(({ name }) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {certifiedPairs.map((pair) => (
          <tr key={JSON.stringify(pair)}>
            <td>
              {pair.front} on {pair.back}
            </td>
            <td>{requiredContrast(pair, form)}</td>
            {presets.map((theme) => (
              <td key={theme.name}>{pairContrast(theme, pair, form).toFixed(1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  ),
};

/** Sizes, radii, type, shadows and motion. */
export const Measures: Story = {
  render: () => (
    <Stack>
      <Line>
        {(['sideBar', 'sideBarCollapsed', 'header', 'tabsBar', 'menuItem', 'footer', 'control'] as const).map(
          (name) => (
            <span key={name}>
              {name} {size(name)}
            </span>
          ),
        )}
      </Line>
      <Line>
        {(['small', 'medium', 'large', 'round'] as const).map((name) => (
          <Tile key={name} style={{ borderRadius: radius(name) }}>
            {name}
          </Tile>
        ))}
      </Line>
      <Line>
        {(['card', 'popover', 'dialog'] as const).map((name) => (
          <Tile key={name} style={{ boxShadow: shadow(name) }}>
            {name}
          </Tile>
        ))}
      </Line>
      <Line>
        {(['caption', 'body', 'section', 'title'] as const).map((name) => (
          <span key={name} style={{ fontSize: textSize(name) }}>
            {name} {textSize(name)}
          </span>
        ))}
      </Line>
      <Line>
        {(['fast', 'normal', 'slow'] as const).map((name) => (
          <Moving key={name} style={{ transition: `transform ${motion(name)}` }}>
            {name}
          </Moving>
        ))}
      </Line>
    </Stack>
  ),
};

function ThemeSheet({ theme, form }: { theme: Theme; form: FormName }) {
  const colors = theme.forms[form];
  const names = Object.keys(colors) as ColorToken[];
  return (
    <section>
      <Heading>{theme.name}</Heading>
      {Object.entries(groups).map(([title, belongs]) => (
        <Line key={title}>
          <Label>{title}</Label>
          {names.filter(belongs).map((name) => (
            <Swatch key={name}>
              <Chip style={{ background: colors[name] }} data-menu={name.startsWith('menu') || undefined} />
              <b>{name}</b>
              <small>{colors[name]}</small>
            </Swatch>
          ))}
        </Line>
      ))}
    </section>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space(8)};
  padding: ${space(6)};
`;

const Heading = styled.h2`
  margin: 0 0 ${space(3)};
  font-size: ${textSize('section')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: flex-start;
  margin-block-end: ${space(4)};
`;

const Label = styled.div`
  width: 64px;
  font-weight: 600;
`;

const Swatch = styled.div`
  display: grid;
  width: 112px;
  font-size: ${textSize('caption')};
  line-height: 18px;
  overflow-wrap: anywhere;

  & > b {
    font-weight: 500;
  }
`;

const Chip = styled.span`
  height: 36px;
  border-radius: ${radius('large')};
  box-shadow: ${shadow('card')};
`;

const Tile = styled.div`
  display: grid;
  place-items: center;
  width: 120px;
  height: 64px;
  box-shadow: ${shadow('card')};
`;

const Moving = styled(Tile)`
  &:hover {
    transform: translateX(${along('24px')});
  }
`;

const Table = styled.table`
  font-size: ${textSize('caption')};
  border-collapse: collapse;

  th,
  td {
    padding: ${space(1)} ${space(3)};
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
`;
