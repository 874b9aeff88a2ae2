/** Packages whose modules are named without the folder of their sources or of their build. */
const folders = /\/(ui-shell|auth-core|http|validators)\/(?:src|dist)\//;

/**
 * Whether a file of a build is the module of that name: the end of its path, without extension, as in `ui-shell/controls/basic/field`. A slash ends the name
 * of a folder.
 */
export function isModule(id: string, name: string): boolean {
  const path = id.replace(/\?.*$/, '').replaceAll('\\', '/').replace(folders, '/$1/');
  return name.endsWith('/') ? path.includes(`/${name}`) : path.replace(/\.\w+$/, '').endsWith(`/${name}`);
}
