import { createLazyPart } from '../../lib/create-lazy-part';
import { fetchLook } from '../../theme/page-look';
import { resolveLook } from '../../theme/resolve-look';
import { useLazyPart } from '../features/runtime/lazy-loading/use-lazy-part';
import { useConsole } from '../kernel/console-context';
import type { Appearance, Settings, Updates } from '../kernel/console-parts';

const furtherThemes = createLazyPart(() => import('../../theme/theme-sheet').then((module) => module.FurtherThemes));

const hasOwn = ({ config }: Settings) => config.themes.length > 0;

/** The style sheet of the application's own themes, where it has some. */
export function OwnThemes() {
  const parts = useConsole();
  const FurtherThemes = useLazyPart(furtherThemes, hasOwn(parts));
  return FurtherThemes && hasOwn(parts) && <FurtherThemes themes={parts.config.themes} />;
}

/** Fetches the colours that a console begins with, where neither the page nor its code has them; else there is nothing to wait for. It never rejects. */
export function fetchThemes(parts: Settings & Updates & Appearance): Promise<void> | undefined {
  if (hasOwn(parts)) return furtherThemes.load().catch(parts.showFailure);
  const { settings } = parts.theme;
  return fetchLook(settings.themeName, resolveLook(settings));
}
