import { useMediaQuery } from '../lib/use-media-query';
import { type Look, lookQueries, resolveLook } from './resolve-look';
import type { ThemeSettings } from './theme-settings';

/** The scheme and contrast shown, following settings and device. For drawings only: styles read tokens, which follow by themselves. */
export function useLook(settings: Readonly<Pick<ThemeSettings, 'scheme' | 'contrast'>>): Look {
  const dark = useMediaQuery(lookQueries.dark);
  const moreContrast = useMediaQuery(lookQueries.moreContrast);
  return resolveLook(settings, (query) => (query === lookQueries.dark ? dark : moreContrast));
}
