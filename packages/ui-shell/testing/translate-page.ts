/** Replaces each present and future text node by two `font` elements, as page translators do. Returns a function that stops it. */
export function translatePage(root: Element, translate = (text: string) => text): () => void {
  const observer = new MutationObserver(() => run());
  const run = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
      node.nodeValue?.trim() && !node.parentElement?.closest('font, style, script, textarea')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = translate(text.nodeValue ?? '');
      text.parentNode?.replaceChild(outer, text);
    }
    observer.takeRecords();
  };
  run();
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
