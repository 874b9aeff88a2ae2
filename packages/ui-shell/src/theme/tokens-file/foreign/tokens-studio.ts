import type { TokenTree } from '../design-token';
import { isTokenPlace } from '../token-places';
import { isName, isToken, isTree, withPackageExtension } from '../token-tree';

/** Whether a file is from Tokens Studio: it names its sets, or has tokens with `value` and `type`. */
export const isStudioFile = (file: TokenTree): boolean => '$themes' in file || '$metadata' in file || hasOldToken(file);

/** A file in the Design Tokens Format, and the names of its token sets, which references may leave out. */
export interface FormatFile {
  tree: TokenTree;
  sets: readonly string[];
}

/** Converts sets of Tokens Studio into the Design Tokens Format; a token whose name, with or without its set, is a place of this package is used for that place. */
export function studioTree(file: TokenTree): FormatFile {
  const order = isTree(file.$metadata) ? file.$metadata.tokenSetOrder : undefined;
  const named = Array.isArray(order) ? order.filter((set): set is string => typeof set === 'string') : [];
  const sets = [...new Set([...named, ...Object.keys(file).filter(isName)])].filter((set) => isTree(file[set]));
  return { tree: convert(file, []), sets };
}

function convert(node: TokenTree, path: readonly string[]): TokenTree {
  if (isOldToken(node) || isToken(node)) return withPlace(inFormat(node), path);
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      isName(key) && isTree(child) ? convert(child, [...path, key]) : child,
    ]),
  );
}

function withPlace(token: TokenTree, [set = '', ...inSet]: readonly string[]): TokenTree {
  if (isTokenPlace([set, ...inSet])) return token;
  const place = [[...set.split('/'), ...inSet], inSet].find(isTokenPlace);
  return place ? withPackageExtension(token, { place: place.join('.') }) : token;
}

const inFormat = (token: TokenTree): TokenTree =>
  Object.fromEntries(
    Object.entries(token).map(([key, value]) => [
      ['value', 'type', 'description'].includes(key) ? `$${key}` : key,
      value,
    ]),
  );

const isOldToken = (node: TokenTree) =>
  'value' in node && !('$value' in node) && (typeof node.type === 'string' || !isTree(node.value));

const hasOldToken = (node: TokenTree): boolean =>
  isOldToken(node) ||
  (!isToken(node) && Object.entries(node).some(([key, child]) => isName(key) && isTree(child) && hasOldToken(child)));
