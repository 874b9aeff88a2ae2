import { isSeen, nameElement } from './name-element';

/**
 * Chinese words that are drawn inside `root` and marked as such nowhere: for pages that should speak another language. Left out is what stands under
 * `lang="zh"`, what was typed, and the languages' names of themselves.
 */
export function chineseWords(root: Element): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.closest(':lang(zh), script, style') || !isSeen(element)) continue;
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '');
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '');
    const words = [...own, ...attributes].filter((text) => /\p{Script=Han}/u.test(text) && text.trim() !== '中文');
    if (words.length > 0) found.push(`${nameElement(element)} says ${words.join(', ')}`);
  }
  return found;
}
