import type { Loading } from '../../feedback/create-loading';

export interface PlayRandomThemeOptions {
  /** Changes to a random theme, for instance `themeStore.randomTheme`. */
  change: () => void;
  loading: Loading;
  /** How long the indicator stands, in ms. Default 1000 (specification, section 2). */
  duration?: number;
}

/** Changes to a random theme at once, under a loading indicator that closes after a second. */
export function playRandomTheme({ change, loading, duration = 1000 }: PlayRandomThemeOptions): void {
  change();
  loading.flash(duration);
}
