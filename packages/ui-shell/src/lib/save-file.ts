/** Time in ms for a browser to start the download. */
const urlLifetime = 60_000;

/** Hands a file to the reader as a download. @public */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), urlLifetime);
}
