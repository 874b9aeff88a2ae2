import { createLazyPart } from '../../lib/create-lazy-part';
import { useLazyPart } from '../hooks/use-lazy-part';
import { type ConsoleParts, useConsole } from '../kernel/console-context';

const furtherThemes = createLazyPart(() => import('../../theme/theme-sheet').then((module) => module.FurtherThemes));

const hasOwn = ({ config }: Pick<ConsoleParts, 'config'>) => config.themes.length > 0;

/** The style sheet of the application's own themes, where it has some. */
export function OwnThemes() {
  const parts = useConsole();
  const FurtherThemes = useLazyPart(furtherThemes, hasOwn(parts));
  return FurtherThemes && hasOwn(parts) && <FurtherThemes themes={parts.config.themes} />;
}

/** Fetches what makes that style sheet; nothing to wait for where there are no themes of the application's own. It never rejects. */
export function fetchOwnThemes(parts: Pick<ConsoleParts, 'config' | 'showFailure'>): Promise<void> | undefined {
  return hasOwn(parts) ? furtherThemes.load().catch(parts.showFailure) : undefined;
}
