/** Includes elements with an explicit `visibility: visible`, such as the label of a tab. */
const rule = '[data-covered], [data-covered] * { visibility: hidden !important }';

/** Hides the body's content except the cover from screen, keys, print and screen readers; returns a function that restores it with its focus. */
export function hidePage(cover: Element): () => void {
  const { body, activeElement } = document;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets.push(sheet);
  const hidden = new Map<HTMLElement, boolean>();
  const hide = (node: Node) => {
    if (!(node instanceof HTMLElement) || node === cover || hidden.has(node)) return;
    hidden.set(node, node.inert);
    node.inert = true;
    node.dataset.covered = '';
  };
  for (const node of body.children) hide(node);
  const watcher = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) hide(node);
  });
  watcher.observe(body, { childList: true });

  return () => {
    watcher.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    for (const [node, inert] of hidden) {
      node.inert = inert;
      delete node.dataset.covered;
    }
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  };
}
