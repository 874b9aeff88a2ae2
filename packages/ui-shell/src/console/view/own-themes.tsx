import { createLazyPart } from '../../lib/create-lazy-part';
import { useLazyPart } from '../features/hooks/use-lazy-part';
import { useConsole } from '../kernel/console-context';
import type { Settings, Updates } from '../kernel/console-parts';

const furtherThemes = createLazyPart(() => import('../../theme/theme-sheet').then((module) => module.FurtherThemes));

const hasOwn = ({ config }: Settings) => config.themes.length > 0;

/** The style sheet of the application's own themes, where it has some. */
export function OwnThemes() {
  const parts = useConsole();
  const FurtherThemes = useLazyPart(furtherThemes, hasOwn(parts));
  return FurtherThemes && hasOwn(parts) && <FurtherThemes themes={parts.config.themes} />;
}

/** Fetches what makes that style sheet; nothing to wait for where there are no themes of the application's own. It never rejects. */
export function fetchOwnThemes(parts: Settings & Updates): Promise<void> | undefined {
  return hasOwn(parts) ? furtherThemes.load().catch(parts.showFailure) : undefined;
}
