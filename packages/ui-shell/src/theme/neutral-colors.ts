import { type ColorToken, type FormName, formNames } from './theme';

type OfForms = readonly [light: string, dark: string, lightMore: string, darkMore: string];

/** Colours independent of the brand (surfaces, text, status), in the order of `formNames`. In the dark a higher surface is lighter. */
const shades = {
  page: ['#f6f8f9', '#0e1115', '#ffffff', '#000000'],
  surface: ['#ffffff', '#15191f', '#ffffff', '#07090c'],
  surfaceRaised: ['#ffffff', '#1b2027', '#ffffff', '#0d1115'],
  surfaceHover: ['#f1f4f8', '#222831', '#edf1f6', '#1a2028'],
  surfaceSunken: ['#f6f8fb', '#111419', '#f6f8fb', '#000000'],
  border: ['#e6eaf0', '#272e38', '#6c7686', '#7d8795'],
  borderStrong: ['#8a94a5', '#6d7786', '#3c4452', '#b4bdc9'],
  text: ['#515a6e', '#bac2cd', '#262d39', '#e6eaef'],
  textStrong: ['#1d2430', '#e9ecf0', '#05070a', '#ffffff'],
  textMuted: ['#626b7d', '#959fad', '#363e4b', '#ccd3dc'],
  textDisabled: ['#868e9c', '#66707f', '#687180', '#838d9b'],
  mask: ['rgba(16, 24, 40, 0.45)', 'rgba(0, 0, 0, 0.6)', 'rgba(0, 0, 0, 0.65)', 'rgba(0, 0, 0, 0.8)'],
  skeleton: ['#e9edf2', '#232932', '#d5dbe3', '#2a323d'],
  success: ['#14794a', '#62c192', '#00512e', '#93e2b9'],
  successTint: ['#e7f6ee', '#14261d', '#eefaf3', '#04140c'],
  warning: ['#8a5a00', '#d8a74a', '#5a3900', '#f2cd85'],
  warningTint: ['#fff4dc', '#2a2212', '#fff8e8', '#181002'],
  danger: ['#c52a22', '#f28b82', '#8c120c', '#ffbab4'],
  dangerTint: ['#fdeeec', '#331c1b', '#fff3f1', '#1f0907'],
  dangerFill: ['#d4342b', '#d03b32', '#9c1710', '#ff9a91'],
  onDanger: ['#ffffff', '#ffffff', '#ffffff', '#150302'],
  info: ['#0b66c2', '#6fb1f0', '#003f80', '#a9d3ff'],
  infoTint: ['#e8f3ff', '#142538', '#f0f7ff', '#04111f'],
  tooltip: ['#232a36', '#303844', '#05070a', '#e6eaef'],
  onTooltip: ['#ffffff', '#f3f5f7', '#ffffff', '#05070a'],
} as const satisfies Partial<Record<ColorToken, OfForms>>;

type NeutralColors = Record<keyof typeof shades, string>;

/** The neutral colours of each form of a theme. */
export const neutralColors = Object.fromEntries(
  formNames.map((form, place) => [
    form,
    Object.fromEntries(Object.entries(shades).map(([role, ofForms]) => [role, ofForms[place]])),
  ]),
) as Record<FormName, NeutralColors>;
