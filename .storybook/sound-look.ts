import { chineseWords } from '../packages/ui-shell/testing/look/chinese-words';
import { loneColours } from '../packages/ui-shell/testing/look/lone-colours';
import { uncertifiedWords } from '../packages/ui-shell/testing/look/uncertified-words';

/** Whether a story's colours are those of an example, and of no theme. */
export interface SoundLookOptions {
  language: string;
  hasOwnColours: boolean;
}

/** What of a story, as it stands at its end, is said by colour alone, is drawn in colours that no test has measured, or speaks Chinese to a reader of another language. */
export function unsoundLooks({ language, hasOwnColours }: SoundLookOptions): string[] {
  const { body } = document;
  return [
    ...loneColours(body),
    ...(hasOwnColours ? [] : uncertifiedWords(body)),
    ...(language.startsWith('zh') ? [] : chineseWords(body)),
  ];
}
