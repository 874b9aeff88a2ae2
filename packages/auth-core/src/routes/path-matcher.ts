import { barePath, decodeSegment, expandPattern, isStaticPattern, segmentsOf } from './path-pattern';

/** A pattern that matches a path, with the values of its parameters (decoded; the rest of a `*` is under `*`). */
export interface PatternMatch<Value> {
  readonly value: Value;
  readonly params: Readonly<Record<string, string>>;
}

/** Patterns compiled for lookup. */
export interface PathMatcher<Value> {
  match(path: string): PatternMatch<Value> | undefined;
}

interface Branch<Value> {
  fixed: Map<string, Branch<Value>>;
  parameter: Branch<Value> | undefined;
  leaf: Leaf<Value> | undefined;
  rest: Leaf<Value> | undefined;
}

interface Leaf<Value> {
  value: Value;
  names: readonly string[];
}

/** Compiles path patterns once: segment by segment a fixed one wins over a parameter, a parameter over `*`, and of equal patterns the first. A lookup takes time by the length of the path, not the number of patterns. */
export function createPathMatcher<Value>(
  patterns: Iterable<readonly [pattern: string, value: Value]>,
): PathMatcher<Value> {
  const fixed = new Map<string, Leaf<Value>>();
  const root = createBranch<Value>();
  for (const [pattern, value] of patterns) {
    for (const single of expandPattern(pattern)) {
      const bare = barePath(single);
      if (isStaticPattern(bare)) keepFirst(fixed, decodePath(bare), { value, names: [] });
      else plant(root, bare, value);
    }
  }
  return {
    match(path) {
      const bare = barePath(path);
      const leaf = fixed.get(bare) ?? (bare.includes('%') ? fixed.get(decodePath(bare)) : undefined);
      if (leaf) return { value: leaf.value, params: {} };
      return climb(root, segmentsOf(bare).map(decodeSegment), 0, []);
    },
  };
}

function plant<Value>(root: Branch<Value>, pattern: string, value: Value): void {
  const names: string[] = [];
  let branch = root;
  for (const segment of segmentsOf(pattern)) {
    if (segment === '*') {
      branch.rest ??= { value, names };
      return;
    }
    if (segment.startsWith(':')) {
      names.push(segment.slice(1));
      branch.parameter ??= createBranch();
      branch = branch.parameter;
    } else {
      branch = fixedBranch(branch, decodeSegment(segment));
    }
  }
  branch.leaf ??= { value, names };
}

function climb<Value>(
  branch: Branch<Value>,
  segments: readonly string[],
  at: number,
  values: readonly string[],
): PatternMatch<Value> | undefined {
  const segment = segments[at];
  if (segment === undefined) return branch.leaf ? harvest(branch.leaf, values) : restOf(branch, [], values);
  const next = branch.fixed.get(segment);
  return (
    (next && climb(next, segments, at + 1, values)) ??
    (branch.parameter && segment !== ''
      ? climb(branch.parameter, segments, at + 1, [...values, segment])
      : undefined) ??
    restOf(branch, segments.slice(at), values)
  );
}

const restOf = <Value>(branch: Branch<Value>, left: readonly string[], values: readonly string[]) =>
  branch.rest && harvest(branch.rest, values, left.join('/'));

function harvest<Value>(leaf: Leaf<Value>, values: readonly string[], rest?: string): PatternMatch<Value> {
  const pairs = leaf.names.map((name, index) => [name, values[index] ?? ''] as const);
  // `fromEntries` makes own properties, also of a parameter named `__proto__`.
  return { value: leaf.value, params: Object.fromEntries(rest === undefined ? pairs : [...pairs, ['*', rest]]) };
}

function fixedBranch<Value>(branch: Branch<Value>, segment: string): Branch<Value> {
  const child = branch.fixed.get(segment) ?? createBranch<Value>();
  branch.fixed.set(segment, child);
  return child;
}

const createBranch = <Value>(): Branch<Value> => ({
  fixed: new Map(),
  parameter: undefined,
  leaf: undefined,
  rest: undefined,
});

function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

// An escaped slash is a character of its segment, not a border between two.
const decodePath = (path: string): string =>
  path.includes('%') ? path.split('/').map(decodeUnlessSlash).join('/') : path;

function decodeUnlessSlash(segment: string): string {
  const decoded = decodeSegment(segment);
  return decoded.includes('/') ? segment : decoded;
}
