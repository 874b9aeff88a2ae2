import type { ColorToken } from '../theme';
import { colorProperty, radius } from '../tokens';

/** The names of shadcn's colours, each with the token that it reads. Source: shadcn/ui, Theming. */
const colors: Readonly<Record<string, ColorToken>> = {
  background: 'page',
  foreground: 'text',
  card: 'surface',
  'card-foreground': 'text',
  popover: 'surfaceRaised',
  'popover-foreground': 'text',
  primary: 'primaryFill',
  'primary-foreground': 'onPrimary',
  secondary: 'skeleton',
  'secondary-foreground': 'textStrong',
  muted: 'surfaceHover',
  'muted-foreground': 'textMuted',
  accent: 'surfaceHover',
  'accent-foreground': 'textStrong',
  destructive: 'dangerFill',
  'destructive-foreground': 'onDanger',
  border: 'border',
  input: 'borderStrong',
  ring: 'focus',
  'chart-1': 'primaryFill',
  'chart-2': 'info',
  'chart-3': 'success',
  'chart-4': 'warning',
  'chart-5': 'danger',
  sidebar: 'menuBackground',
  'sidebar-foreground': 'menuText',
  'sidebar-primary': 'menuActive',
  'sidebar-primary-foreground': 'menuTextActive',
  'sidebar-accent': 'menuHover',
  'sidebar-accent-foreground': 'menuText',
  'sidebar-border': 'menuBorder',
  'sidebar-ring': 'menuFocus',
};

const corner = (name: Parameters<typeof radius>[0]) => radius(name).replace(',', ', ');

/** A style sheet for Tailwind 4 that gives shadcn's components the colours and corners of the present theme. */
export function toShadcnCss(): string {
  const names = Object.entries(colors);
  return `/* Written by "npx @waybill/ui-shell tokens shadcn". */
@layer wb, theme, components, utilities;
/* Without Tailwind's Preflight: the shell has base rules of its own, in the layer wb. */
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities);

@custom-variant dark (&:is(.vab-scheme-dark *));

/* On the body, which carries the class of the theme. */
body {
${names.map(([name, token]) => `  --${name}: var(${colorProperty(token)});`).join('\n')}
  --radius: ${corner('large')};
}

@theme inline {
${names.map(([name]) => `  --color-${name}: var(--${name});`).join('\n')}
  --radius-sm: ${corner('small')};
  --radius-md: ${corner('medium')};
  --radius-lg: var(--radius);
  --radius-xl: calc(var(--radius) * 2);
}
`;
}
