import { texts as arabic } from '../src/console/features/appearance/languages/arabic-whole';
import { texts as german } from '../src/console/features/appearance/languages/german-whole';
import { texts as japanese } from '../src/console/features/appearance/languages/japanese-whole';
import type { CreateI18nOptions } from '../src/locales/create-i18n';

/** The shipped languages for stories; the texts of the examples exist only in Chinese and English, so other languages show English. */
export const storyLanguages: Required<Pick<CreateI18nOptions, 'overrides' | 'fallbacks'>> = {
  overrides: { ar: arabic, de: german, ja: japanese },
  fallbacks: { ar: 'en', de: 'en', ja: 'en' },
};
