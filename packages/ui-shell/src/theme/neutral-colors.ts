import type { ThemeColors } from './theme';

/** The colours that do not follow the brand: surfaces, text, status. */
export const neutralColors = {
  page: '#f6f8f9',
  surface: '#ffffff',
  surfaceHover: '#f1f4f8',
  surfaceSunken: '#f6f8fb',
  border: '#e6eaf0',
  borderStrong: '#8a94a5',
  text: '#515a6e',
  textStrong: '#1d2430',
  textMuted: '#626b7d',
  textDisabled: '#a9b0bc',
  mask: 'rgba(16, 24, 40, 0.45)',
  skeleton: '#e9edf2',
  success: '#14794a',
  successTint: '#e7f6ee',
  warning: '#8a5a00',
  warningTint: '#fff4dc',
  danger: '#c52a22',
  dangerTint: '#fdeeec',
  dangerFill: '#d4342b',
  onDanger: '#ffffff',
  info: '#0b66c2',
  infoTint: '#e8f3ff',
  tooltip: '#232a36',
  onTooltip: '#ffffff',
} as const satisfies Partial<ThemeColors>;
