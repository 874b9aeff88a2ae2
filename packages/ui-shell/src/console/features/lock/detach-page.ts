const changes = ['appendChild', 'insertBefore', 'removeChild'] as const;

/** Frames and plug-ins begin anew when they leave the document. */
const frames = 'iframe, frame, object, embed';

/**
 * Takes the body's content, all but the cover and frames, out of the document; returns what puts it back, scrolled as it was. The children of the
 * body stay, empty.
 */
export function detachPage(cover: Element): () => void {
  const { body, activeElement, scrollingElement } = document;
  const scrolled = [scrollingElement, ...body.querySelectorAll('*')].flatMap((element) =>
    element && (element.scrollTop !== 0 || element.scrollLeft !== 0)
      ? { element, top: element.scrollTop, left: element.scrollLeft }
      : [],
  );
  const away = new Map<Element, DocumentFragment>();

  const remove = (node: Node) => {
    if (!(node instanceof HTMLElement) || node === cover || away.has(node)) return;
    if (/^(SCRIPT|STYLE|TEMPLATE)$/.test(node.tagName) || node.matches(frames) || node.querySelector(frames)) return;
    const fragment = document.createDocumentFragment();
    fragment.append(...node.childNodes);
    away.set(node, fragment);
    for (const change of changes)
      Object.defineProperty(node, change, {
        configurable: true,
        value: (...given: unknown[]) => Reflect.apply(fragment[change], fragment, given),
      });
  };

  for (const node of [...body.children]) remove(node);
  const watcher = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) remove(node);
  });
  watcher.observe(body, { childList: true });

  return () => {
    watcher.disconnect();
    for (const [node, fragment] of away) {
      for (const change of changes) Reflect.deleteProperty(node, change);
      node.append(fragment);
    }
    for (const { element, top, left } of scrolled) element.scrollTo({ top, left, behavior: 'instant' });
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  };
}
