/**
 * Copies a text to the clipboard. On plain-http hosts, which lack the clipboard API, it copies a selection inside the dialog around the focus.
 * Rejects if the text was not copied, and selects `shown`, the element that displays it, for copying by hand. @public
 */
export function copyText(text: string, shown?: Node | null): Promise<void> {
  return write(text).catch((problem: unknown) => {
    if (shown) getSelection()?.selectAllChildren(shown);
    throw problem;
  });
}

async function write(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const { activeElement } = document;
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  let isCopied = false;
  const handleCopy = () => {
    isCopied = document.activeElement === area && area.selectionEnd - area.selectionStart === area.value.length;
  };
  (activeElement?.closest('dialog, [role=dialog], [role=alertdialog]') ?? document.body).append(area);
  area.addEventListener('copy', handleCopy);
  try {
    area.select();
    if (!document.execCommand('copy') || !isCopied) throw new Error('The browser refused to copy.');
  } finally {
    area.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}

/** Copies a text that is still loading: requests clipboard access within the key press or click that browsers require. */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (!navigator.clipboard || typeof ClipboardItem === 'undefined') return copyText(await text);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
