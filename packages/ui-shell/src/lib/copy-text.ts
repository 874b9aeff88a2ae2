/**
 * Puts a text on the clipboard; on plain-http hosts, which lack the clipboard API, through a selection within the dialog around the focus, which would
 * take the focus back from elsewhere. Rejects unless the text was copied; then `shown`, the element that shows it, is selected to be copied by hand. @public
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

/** Puts a text that is still on its way on the clipboard: a browser that wants the press of a key or button for that is asked within it. */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (!navigator.clipboard || typeof ClipboardItem === 'undefined') return copyText(await text);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
