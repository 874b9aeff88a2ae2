/** A table runs from the bottom up: a row names rows above it alone, so that no circle can be written down. */
export function checkRows(rows) {
  return rows.flatMap(({ folder, allowed }, index) =>
    listOf(allowed)
      .filter((name) => !rows.slice(0, index).some((row) => row.folder === name))
      .map((name) => `The row of ${folder} names ${name}, which stands on no row before it.`),
  );
}

const listOf = (allowed) => (allowed === 'everything' ? [] : allowed);

const allows = (rows, { folder, allowed }, to) =>
  allowed === 'everything'
    ? rows.findIndex((row) => row.folder === to) < rows.findIndex((row) => row.folder === folder)
    : allowed.includes(to);

/** Compares what files import with the rows of their folders; `imports` holds the imported files by file. */
export function checkFolders(rows, imports) {
  const names = rows.map(({ folder }) => folder).sort((a, b) => b.length - a.length);
  const folderOf = (file) => {
    if (!file.includes('/')) return '.';
    const name = names.find((each) => file.startsWith(`${each}/`));
    const isDivided = names.some((each) => each.startsWith(`${name}/`));
    return isDivided && file.slice(`${name}/`.length).includes('/') ? undefined : name;
  };
  const used = new Map(rows.map(({ folder }) => [folder, new Set()]));
  const problems = [];
  for (const [file, targets] of imports) {
    const from = folderOf(file);
    const row = rows.find(({ folder }) => folder === from);
    if (!row) {
      problems.push(`${file} stands in a folder without a row. Add one that names what the folder may import.`);
      continue;
    }
    for (const target of targets) {
      const to = folderOf(target);
      if (to === from || to === undefined) continue;
      used.get(from).add(to);
      if (!allows(rows, row, to))
        problems.push(`${file} imports ${target}, but the row of ${from} does not name ${to}.`);
    }
  }
  for (const { folder, allowed } of rows)
    for (const name of listOf(allowed))
      if (!used.get(folder).has(name))
        problems.push(`The row of ${folder} names ${name}, which nothing in it imports.`);
  return problems;
}

/** Files that import each other in a circle, type imports counted; one way round each. */
export function findCircles(imports) {
  const done = new Set();
  const circles = [];
  const visit = (file, way) => {
    const at = way.indexOf(file);
    if (at >= 0) return circles.push([...way.slice(at), file]);
    if (done.has(file)) return undefined;
    for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
    return done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}
