import { isSeen, nameElement } from './name-element';

/**
 * Finds unmarked Chinese text inside `root`, for pages in another language. Text under `lang="zh"`, typed text
 * and the language's own name are ignored.
 */
export function chineseWords(root: Element): string[] {
  const findings: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.closest(':lang(zh), script, style') || !isSeen(element)) continue;
    const texts = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '');
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '');
    const words = [...texts, ...attributes].filter((text) => /\p{Script=Han}/u.test(text) && text.trim() !== '中文');
    if (words.length > 0) findings.push(`${nameElement(element)} says ${words.join(', ')}`);
  }
  return findings;
}
