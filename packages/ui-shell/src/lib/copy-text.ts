/** Puts a text on the clipboard; on plain-http hosts, which lack the clipboard API, through a selection. Rejects when the browser refuses. @public */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  try {
    area.select();
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy.');
  } finally {
    area.remove();
  }
}

/** Puts a text that is still on its way on the clipboard: a browser that wants the press of a key or button for that is asked within it. */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (!navigator.clipboard || typeof ClipboardItem === 'undefined') return copyText(await text);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
