import { type Condition, toScript } from './condition';

/** Replaces each text node by two nested `font` elements, as the translator of a browser does, and follows the changes of the page. */
function translate(): void {
  const untouched = 'script, style, textarea, title, option, noscript, svg, [translate="no"], .notranslate, font';
  const replace = (text: Node) => {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || parent.closest(untouched) || parent.isContentEditable) return;
    const inner = document.createElement('font');
    inner.textContent = text.textContent;
    const outer = document.createElement('font');
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const translateBelow = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    nodes.forEach(replace);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translateBelow(node);
  }).observe(document, { characterData: true, childList: true, subtree: true });
}

/** A page that the browser translates: React's text nodes leave the document. The texts stay the same, so that journeys can read them. */
export const translatedPage: Condition = { script: toScript(translate) };
