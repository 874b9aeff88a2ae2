import { memo } from 'react';
import type { FormName, Theme } from '../../theme/theme';
import { Thumbnail } from './thumbnail';

export interface ThemeThumbnailProps {
  theme: Theme;
  /** Which of its forms. Default `light`. */
  form?: FormName;
}

/** A small drawing of a theme in its colours: menu, active entry and accent. */
export const ThemeThumbnail = memo(function ThemeThumbnail({ theme, form = 'light' }: ThemeThumbnailProps) {
  const colors = theme.forms[form];
  const { menuBackground, menuSurface, menuText, menuActive, menuTextActive } = colors;
  return (
    <Thumbnail>
      <rect width="72" height="48" fill={colors.page} />
      <rect width="24" height="48" fill={menuBackground.includes('gradient') ? menuSurface : menuBackground} />
      <rect x="24" width="0.5" height="48" fill={colors.border} />
      <rect x="3" y="10" width="18" height="8" rx="2" fill={menuActive} />
      <rect x="6" y="12.5" width="10" height="3" rx="1.5" fill={menuTextActive} />
      <rect x="6" y="23" width="12" height="3" rx="1.5" fill={menuText} opacity="0.6" />
      <rect x="6" y="31" width="12" height="3" rx="1.5" fill={menuText} opacity="0.6" />
      <rect x="24.5" width="48" height="10" fill={colors.surface} />
      <rect x="29" y="15" width="38" height="28" rx="2" fill={colors.surface} />
      <rect x="34" y="21" width="20" height="3" rx="1.5" fill={colors.borderStrong} />
      <rect x="34" y="30" width="16" height="7" rx="2" fill={colors.primaryFill} />
    </Thumbnail>
  );
});
