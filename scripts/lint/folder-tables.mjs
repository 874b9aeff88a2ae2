/**
 * The tables of folders in ARCHITECTURE.md, each under a heading with the path of its sources: `{ root, rows: [{ folder, allowed }] }`. The first
 * cell of a row names its folder, the second the folders it may import: a dash names none, `everything above` all before it.
 */
export function readFolderTables(text) {
  const sections = text.split(/^### `/m).slice(1);
  return sections.map((section) => ({
    root: section.slice(0, section.indexOf('`')),
    rows: [...section.split(/^##? /m)[0].matchAll(/^\| `([^`]+)` *\| ([^|]+)\|/gm)].map(([, folder, cell]) => ({
      folder,
      allowed: cell.startsWith('everything above')
        ? 'everything'
        : [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    })),
  }));
}
