import type { TokenTree } from './design-token';
import { readTokenValue } from './read-token-value';
import { createResolve } from './resolve-token';
import { placeOf } from './token-places';
import { isName, isToken, isTree, nodeAt, putAt, removeAt, tokensOf, withPackageExtension } from './token-tree';

/** Returns the parts of a file that this package does not write itself: foreign tokens, references, other notations, descriptions. */
export function foreignTokensOf(file: TokenTree, ownTokens: TokenTree, above?: string): TokenTree {
  const type = typeof file.$type === 'string' ? file.$type : above;
  return Object.fromEntries(
    Object.entries(file).flatMap(([key, node]): [string, unknown][] => {
      const ownNode = Object.hasOwn(ownTokens, key) ? ownTokens[key] : undefined;
      if (isSame(node, ownNode) || key === '$type') return [];
      if (!isName(key) || !isTree(node)) return [[key, node]];
      // Tokens carry their type, since another group may define a different one.
      if (isToken(node)) return [[key, type === undefined || '$type' in node ? node : { $type: type, ...node }]];
      const foreign = foreignTokensOf(node, isTree(ownNode) && !isToken(ownNode) ? ownNode : {}, type);
      return Object.keys(foreign).length > 0 || Object.keys(node).length === 0 ? [[key, foreign]] : [];
    }),
  );
}

/** Merges foreign tokens into the tokens of this package; a differently written token with the same meaning stays as it is written. */
export function withForeignTokens(ownTokens: TokenTree, foreign: TokenTree): TokenTree {
  const claimed = tokensOf(foreign).flatMap((placed) => {
    const place = placeOf(placed);
    return place === undefined ? [] : [{ ...placed, place }];
  });
  const without = claimed.reduce(
    (tree, { path, place }) => (path.join('.') === place ? tree : removeAt(tree, place.split('.'))),
    ownTokens,
  );
  const candidate = overlay(without, foreign);
  const resolve = createResolve(candidate);
  const resolveOwn = createResolve(ownTokens);
  return claimed.reduce((tree, { path, token, place }) => {
    const ownToken = nodeAt(ownTokens, place.split('.'));
    if (!isToken(ownToken) || isOnlyCarried(place)) return tree;
    const meant = JSON.stringify(readTokenValue(ownToken, resolveOwn(ownToken, place), place));
    if (meaningOf(token, place) === meant) return tree;
    const { $ref, ...definition } = token;
    return putAt(tree, path, { ...definition, ...withType(ownToken, ownTokens, place) });
  }, candidate);

  function meaningOf(token: TokenTree, place: string): string | undefined {
    try {
      return JSON.stringify(readTokenValue(token, resolve(token, place), place));
    } catch {
      return undefined;
    }
  }
}

/** Places that this package writes but does not read: the code defines their values. */
export const isOnlyCarried = (place: string): boolean => /^(space|layer)\./.test(place);

const withType = (token: TokenTree, ownTokens: TokenTree, place: string): TokenTree => {
  const group = nodeAt(ownTokens, place.split('.').slice(0, -1));
  return { ...(isTree(group) && typeof group.$type === 'string' ? { $type: group.$type } : {}), ...token };
};

/** Merges the upper group over the lower one; replaces tokens as a whole. If one has a token and the other a group, the token becomes the root of the group. */
function overlay(lower: TokenTree, upper: TokenTree, path: readonly string[] = []): TokenTree {
  const keys = [...new Set([...Object.keys(lower), ...Object.keys(upper)])];
  return Object.fromEntries(
    keys.map((key) => {
      const one = Object.hasOwn(lower, key) ? lower[key] : undefined;
      const other = Object.hasOwn(upper, key) ? upper[key] : undefined;
      if (other === undefined || !isName(key) || !isTree(one) || !isTree(other)) return [key, other ?? one];
      const place = [...path, key].join('.');
      if (isToken(one)) return [key, isToken(other) ? other : rooted(withPackageExtension(one, { place }), other)];
      return [key, isToken(other) ? { ...(one as TokenTree), $root: other } : overlay(one, other, [...path, key])];
    }),
  );
}

const rooted = ($root: TokenTree, group: TokenTree): TokenTree => ({ $root, ...group });

const isSame = (one: unknown, other: unknown) => other !== undefined && JSON.stringify(one) === JSON.stringify(other);
