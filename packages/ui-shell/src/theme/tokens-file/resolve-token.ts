import { DesignTokensError, type TokenTree } from './design-token';
import { isToken, isTree, nodeAt, tokensOf } from './token-tree';

/** The value of a token of one file without references: `{a.b}`, and JSON pointers in `$ref`. */
export type Resolve = (token: TokenTree, place: string) => unknown;

/** The longest chain of references, and the most values that all references of a file bring: two in each value double at each step. */
const most = { references: 64, values: 1_000_000 };

/**
 * Creates the function that follows references in a file. It throws a `DesignTokensError` with the token of a broken or circular
 * reference. In a file of token sets, a reference may omit the name of the set.
 */
export function createResolve(file: TokenTree, sets: readonly string[] = []): Resolve {
  const all = tokensOf(file).map(({ path, token }) => [path.join('.'), token] as const);
  const inSets = sets.flatMap((set) =>
    all
      .filter(([name]) => name.startsWith(`${set}.`))
      .map(([name, token]) => [name.slice(set.length + 1), token] as const),
  );
  // A full name wins over a short one, a later set over an earlier one.
  const tokens = new Map([...inSets, ...all]);

  let count = 0;

  const follow = (value: unknown, place: string, seen: readonly string[]): unknown => {
    count += 1;
    if (count > most.values) throw new DesignTokensError(`The references bring more than ${most.values} values.`);
    if (seen.length > most.references)
      throw new DesignTokensError(`${place} refers through more than ${most.references} tokens.`);
    const name = referenceIn(value);
    if (name !== undefined) {
      if (seen.includes(name))
        throw new DesignTokensError(`${place} points to itself: ${[...seen, name].join(' → ')}.`);
      const target = tokens.get(name);
      if (target) return follow(writtenValue(target), place, [...seen, name]);
      const part = pointed(file, value);
      if (part === undefined)
        throw new DesignTokensError(`${place} points to {${name}}, which the file does not hold.`);
      return follow(part, place, [...seen, name]);
    }
    if (Array.isArray(value)) {
      return value.map((each) => follow(each, place, seen));
    }
    if (isTree(value))
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, follow(each, place, seen)]));
    return value;
  };
  return (token, place) => follow(writtenValue(token), place, []);
}

const writtenValue = (token: TokenTree): unknown => ('$value' in token ? token.$value : { $ref: token.$ref });

/** The name of the token that a value refers to, if it is a reference. */
export function referenceIn(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value.trim())?.[1] ?? /^\$([\w.-]+)$/.exec(value)?.[1];
  if (!isTree(value) || typeof value.$ref !== 'string') return undefined;
  const keys = pointerKeys(value.$ref);
  return (keys.at(-1) === '$value' ? keys.slice(0, -1) : keys).join('.');
}

/** A JSON pointer may refer to a part of a value. */
function pointed(file: TokenTree, value: unknown): unknown {
  if (!isTree(value) || typeof value.$ref !== 'string') return undefined;
  let node: unknown = file;
  for (const key of pointerKeys(value.$ref))
    node = Array.isArray(node) ? node[Number(key)] : nodeAt(asTree(node), [key]);
  return isToken(node) ? writtenValue(node) : node;
}

const asTree = (value: unknown): TokenTree => (isTree(value) ? value : {});

const pointerKeys = (pointer: string) =>
  pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
