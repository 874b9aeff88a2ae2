import { useSnapshot } from 'valtio';
import type { ThemeSettings } from '../../theme/theme-settings';
import { useConsole } from '../kernel/console-context';

/** Title and subtitle of the product as the theme settings have them now. */
export function useBrandText(): Pick<ThemeSettings, 'title' | 'subTitle'> {
  const { title, subTitle } = useSnapshot(useConsole().theme.settings);
  return { title, subTitle };
}
