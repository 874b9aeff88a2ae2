/** Packages whose module names omit the source or build folder. */
const folders = /\/(ui-shell|auth-core|http|validators)\/(?:src|dist)\//;

/**
 * Whether a file of a build is the named module. A name is the end of the path without extension, such as
 * `ui-shell/controls/basic/field`; a folder's name ends with a slash.
 */
export function isModule(id: string, name: string): boolean {
  const path = id.replace(/\?.*$/, '').replaceAll('\\', '/').replace(folders, '/$1/');
  return name.endsWith('/') ? path.includes(`/${name}`) : path.replace(/\.\w+$/, '').endsWith(`/${name}`);
}
