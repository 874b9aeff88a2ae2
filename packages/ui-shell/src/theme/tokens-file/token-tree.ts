import { extensionName, type TokenTree } from './design-token';

/** A token with its path, and its type, which a parent group may define. */
export interface PlacedToken {
  path: readonly string[];
  token: TokenTree;
  type: string | undefined;
}

/** Whether a value is an object, not a list. */
export const isTree = (value: unknown): value is TokenTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a node is a token, with a value or a reference. */
export const isToken = (node: unknown): node is TokenTree => isTree(node) && ('$value' in node || '$ref' in node);

/** Whether a key of a group is a token or a group; of keys with `$`, only `$root` is. */
export const isName = (key: string): boolean => !key.startsWith('$') || key === '$root';

/** Every token of a file in its order. */
export function tokensOf(node: TokenTree, path: readonly string[] = [], above?: string): PlacedToken[] {
  const type = typeof node.$type === 'string' ? node.$type : above;
  if (isToken(node)) return [{ path, token: node, type }];
  return Object.entries(node).flatMap(([key, child]) =>
    isName(key) && isTree(child) ? tokensOf(child, [...path, key], type) : [],
  );
}

/** Returns the node at a path, if it exists. */
export function nodeAt(tree: TokenTree, path: readonly string[]): unknown {
  let node: unknown = tree;
  for (const key of path) node = isTree(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  return node;
}

/** Replaces the node at a path and creates missing groups. A key keeps its position. */
export function putAt(tree: TokenTree, [key, ...rest]: readonly string[], node: TokenTree): TokenTree {
  if (key === undefined) return node;
  const child = Object.hasOwn(tree, key) && isTree(tree[key]) ? tree[key] : {};
  return withKey(tree, key, putAt(child, rest, node));
}

/** The file without the node at a path. */
export function removeAt(tree: TokenTree, [key, ...rest]: readonly string[]): TokenTree {
  if (key === undefined || !Object.hasOwn(tree, key)) return tree;
  const child = tree[key];
  if (rest.length > 0 && isTree(child)) return withKey(tree, key, removeAt(child, rest));
  return Object.fromEntries(Object.entries(tree).filter(([name]) => name !== key));
}

/** Returns the extension that this package wrote into a node. */
export function packageExtension(node: TokenTree): TokenTree {
  const extensions = isTree(node.$extensions) ? node.$extensions : {};
  return isTree(extensions[extensionName]) ? extensions[extensionName] : {};
}

/** Adds data to this package's extension of a node. */
export const withPackageExtension = (node: TokenTree, more: TokenTree): TokenTree => ({
  ...node,
  $extensions: {
    ...(isTree(node.$extensions) ? node.$extensions : {}),
    [extensionName]: { ...packageExtension(node), ...more },
  },
});

/** Sets an own key, even `__proto__`. */
const withKey = (tree: TokenTree, key: string, value: unknown): TokenTree =>
  Object.hasOwn(tree, key)
    ? Object.fromEntries(Object.entries(tree).map(([name, child]) => [name, name === key ? value : child]))
    : Object.fromEntries([...Object.entries(tree), [key, value]]);
