import { createLazyPart } from '../../lib/create-lazy-part';
import { fetchLook, lentSheet } from '../../theme/page-look';
import { resolveLook } from '../../theme/resolve-look';
import { colorProperty } from '../../theme/tokens';
import { useLazyPart } from '../features/runtime/lazy-loading/use-lazy-part';
import { useConsole } from '../kernel/console-context';
import type { ConsoleParts } from '../kernel/console-parts';

const furtherThemes = createLazyPart(() => import('../../theme/theme-sheet').then((module) => module.FurtherThemes));

/** Whether no style sheet of the page has the colours of a theme; one lent by another console may disappear with it. Read once, since the own sheet adds colours. */
const isAlone = (): boolean => {
  const style = getComputedStyle(document.documentElement);
  return !style.getPropertyValue(colorProperty('page')) || style.getPropertyValue(lentSheet) !== '';
};

const isWanted = ({ config, once }: Pick<ConsoleParts, 'config' | 'once'>) => config.themes.length > 0 || once(isAlone);

/** The style sheet of the app's own themes, and of all themes if the page has no style sheet. */
export function ThemeSheets() {
  const parts = useConsole();
  const FurtherThemes = useLazyPart(furtherThemes, isWanted(parts));
  return (
    FurtherThemes && isWanted(parts) && <FurtherThemes themes={parts.config.themes} isAlone={parts.once(isAlone)} />
  );
}

/** Fetches the initial colours if neither the page nor the code contains them; otherwise returns undefined. Never rejects. */
export function fetchThemes(parts: ConsoleParts): Promise<void> | undefined {
  if (isWanted(parts)) return furtherThemes.load().catch(parts.showFailure);
  const { settings } = parts.theme;
  return fetchLook(settings.themeName, resolveLook(settings));
}
