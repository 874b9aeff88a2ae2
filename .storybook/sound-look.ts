import { chineseWords } from '../packages/ui-shell/src/testing/look/chinese-words';
import { loneColours } from '../packages/ui-shell/src/testing/look/lone-colours';
import { uncertifiedWords } from '../packages/ui-shell/src/testing/look/uncertified-words';

export interface SoundLookOptions {
  /** In which the story is told. */
  language: string;
  /** Its colours are those of an example, and of no theme. */
  hasOwnColours: boolean;
}

/** Throws when a story, as it stands at its end, says something by colour alone, uses colours that no test has measured, or speaks Chinese to who reads no Chinese. */
export function expectSoundLook({ language, hasOwnColours }: SoundLookOptions): void {
  const { body } = document;
  const found = [
    ...loneColours(body),
    ...(hasOwnColours ? [] : uncertifiedWords(body)),
    ...(language.startsWith('zh') ? [] : chineseWords(body)),
  ];
  if (found.length > 0) throw new Error(found.join('\n'));
}
