/** The packages that a text of source imports, without subpaths, own files and what Node.js brings along. */
export function packagesIn(source) {
  const named = [...source.matchAll(/(?:\bfrom|^import) ['"]([^'"]+)['"]/gm)].map(([, name]) => name);
  const foreign = named.filter((name) => !name.startsWith('.') && !name.startsWith('node:'));
  return foreign.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]);
}

/** The version of a package that code in a folder gets, by the lock file; undefined where there is none. */
export function versionFor(lock, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const found = lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`];
    if (found) return found.version;
    if (at === '') return undefined;
  }
}

/**
 * The versions of the packages that both the floor and ours are made of.
 * @returns `{ name: version }`.
 * @throws a sentence for each package of the floor that ours has in another version, or not at all.
 */
export function sameVersions(lock, names, floorFolder, ourFolders) {
  const versions = {};
  const problems = [];
  for (const name of [...new Set(names)].sort()) {
    const floor = versionFor(lock, floorFolder, name);
    const users = ourFolders.filter((folder) => isNamed(lock.packages[folder], name));
    if (users.length === 0) problems.push(`The floor uses ${name}, which nothing of ours does.`);
    for (const folder of users) {
      const ours = versionFor(lock, folder, name);
      if (ours !== floor) problems.push(`The floor has ${name} ${floor}, ${folder} has ${ours}.`);
    }
    versions[name] = floor;
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return versions;
}

const isNamed = (manifest, name) =>
  [manifest?.dependencies, manifest?.peerDependencies].some((list) => list?.[name] !== undefined);
