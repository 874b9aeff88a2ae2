import type { Loading } from '../../feedback/create-loading';

export interface PlayRandomThemeOptions {
  /** Changes to a random theme, for instance `themeStore.randomTheme`. */
  change: () => void;
  loading: Loading;
}

/** Changes to a random theme at once, under a loading indicator that closes after a second (specification, section 2). */
export function playRandomTheme({ change, loading }: PlayRandomThemeOptions): void {
  change();
  loading.flash(1000);
}
