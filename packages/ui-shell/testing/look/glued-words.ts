import { isSeen, nameElement } from './name-element';

/**
 * Finds adjacent words inside `root` without a space: two messages that should be one message with a parameter.
 * Only scripts that separate words by spaces count.
 */
export function gluedWords(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    if (element.matches('script, style, template') || !isSeen(element)) return [];
    return [...element.childNodes].flatMap((node) => {
      const next = node.nextSibling;
      if (node.nodeType !== Node.TEXT_NODE || next?.nodeType !== Node.TEXT_NODE) return [];
      const [before = '', after = ''] = [node.textContent ?? '', next.textContent ?? ''];
      return endsInWord.test(before) && beginsWithWord.test(after)
        ? [`${nameElement(element)} glues "${before}" to "${after}"`]
        : [];
    });
  });
}

const spaced = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\p{Script=Hebrew}';
const endsInWord = new RegExp(`[${spaced}]{2}$`, 'u');
const beginsWithWord = new RegExp(`^[${spaced}]{2}`, 'u');
