import { chineseWords } from '../packages/ui-shell/testing/look/chinese-words';
import { loneColours } from '../packages/ui-shell/testing/look/lone-colours';
import { uncertifiedWords } from '../packages/ui-shell/testing/look/uncertified-words';

/** Whether a story uses an example's colours instead of a theme's. */
export interface SoundLookOptions {
  language: string;
  hasOwnColours: boolean;
}

/** Reports states shown by colour alone, unmeasured colour pairs, and Chinese text in another language at the end of a story. */
export function unsoundLooks({ language, hasOwnColours }: SoundLookOptions): string[] {
  const { body } = document;
  return [
    ...loneColours(body),
    ...(hasOwnColours ? [] : uncertifiedWords(body)),
    ...(language.startsWith('zh') ? [] : chineseWords(body)),
  ];
}
