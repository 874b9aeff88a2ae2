import type { TokenTree } from '../design-token';
import { isTokenPlace } from '../token-places';
import { isTree, nodeAt, putAt, withPackageExtension } from '../token-tree';

/** Whether a file contains variables of Figma's REST API. */
export const isFigmaFile = (file: TokenTree): boolean =>
  [file, file.meta].some((node) => isTree(node) && isTree(node.variables) && isTree(node.variableCollections));

interface Mode {
  modeId: string;
  name: string;
}

interface Placed {
  variable: TokenTree;
  collection: TokenTree;
  mode: Mode;
  path: string[];
  place: string[] | undefined;
}

const types: Readonly<Record<string, string>> = {
  COLOR: 'color',
  FLOAT: 'number',
  STRING: 'string',
  BOOLEAN: 'boolean',
};

/**
 * Converts Figma variables into the Design Tokens Format: collection, mode (if there are several), the parts of the name. Other Figma data is in
 * the extension `com.figma`.
 */
export function figmaTree(file: TokenTree): TokenTree {
  const { variables, variableCollections } = (isTree(file.meta) ? file.meta : file) as Record<string, TokenTree>;
  const placed = withPaths(
    Object.values(variables ?? {}).flatMap((variable) => {
      const collection = isTree(variable)
        ? nodeAt(asTree(variableCollections), [String(variable.variableCollectionId)])
        : undefined;
      return isTree(variable) ? modesOf(variable, collection).map((mode) => placeIn(variable, collection, mode)) : [];
    }),
  );
  const groups = [...new Set(placed.map(({ path }) => path[0] ?? ''))].reduce((tree, name) => {
    const { collection } = placed.find(({ path }) => path[0] === name) as Placed;
    return putAt(tree, [name], { $extensions: { 'com.figma': collection } });
  }, {} as TokenTree);
  return placed.reduce((tree, one) => putAt(tree, one.path, toToken(one, placed)), groups);
}

function modesOf(variable: TokenTree, collection: unknown): Mode[] {
  const modes = isTree(collection) && Array.isArray(collection.modes) ? (collection.modes as Mode[]) : [];
  const values = isTree(variable.valuesByMode) ? Object.keys(variable.valuesByMode) : [];
  return values.map((modeId) => modes.find((mode) => mode.modeId === modeId) ?? { modeId, name: modeId });
}

function placeIn(variable: TokenTree, collection: unknown, mode: Mode): Placed {
  const set = isTree(collection) ? collection : {};
  const group = String(set.name ?? variable.variableCollectionId);
  const name = String(variable.name).split('/');
  const isOneMode = modesOf(variable, collection).length === 1 && (!Array.isArray(set.modes) || set.modes.length < 2);
  const bases = [[group, ...name], name];
  const withMode = bases.flatMap((base) => base.map((_, at) => [...base.slice(0, at), mode.name, ...base.slice(at)]));
  return {
    variable,
    collection: set,
    mode,
    path: [group, ...(isOneMode ? [] : [mode.name]), ...name].map(toName),
    place: [...bases, ...withMode].find(isTokenPlace),
  };
}

/** The format forbids `.` and braces in names, and `$` at their beginning. */
const toName = (name: string) => name.replace(/[.{}]/g, '_').replace(/^\$/, '_$') || '_';

/** Drops tokens whose place another token or group already has. */
function withPaths(placed: readonly Placed[]): Placed[] {
  const taken = new Set<string>();
  const groups = new Set(placed.flatMap(({ path }) => path.slice(1).map((_, at) => path.slice(0, at + 1).join('.'))));
  return placed.map((one) => {
    let path = groups.has(one.path.join('.')) ? [...one.path, '$root'] : one.path;
    if (taken.has(path.join('.'))) path = [...one.path, toName(`${one.variable.id} ${one.mode.modeId}`)];
    taken.add(path.join('.'));
    return { ...one, path };
  });
}

function toToken({ variable, mode, path, place }: Placed, all: readonly Placed[]): TokenTree {
  const { valuesByMode, description, ...further } = variable;
  const type = nodeAt(types, [String(variable.resolvedType)]);
  const token: TokenTree = {
    ...(type ? { $type: type } : {}),
    $value: toValue(nodeAt(asTree(valuesByMode), [mode.modeId]), mode, all),
    ...(typeof description === 'string' && description !== '' ? { $description: description } : {}),
    $extensions: { 'com.figma': { ...further, modeId: mode.modeId } },
  };
  return place && place.join('.') !== path.join('.') ? withPackageExtension(token, { place: place.join('.') }) : token;
}

function toValue(value: unknown, mode: Mode, all: readonly Placed[]): unknown {
  if (!isTree(value)) return value;
  if (value.type === 'VARIABLE_ALIAS') {
    const targets = all.filter(({ variable }) => variable.id === value.id);
    const target =
      targets.find((each) => each.mode.name === mode.name) ??
      targets.find((each) => each.mode.modeId === each.collection.defaultModeId) ??
      targets[0];
    return `{${target ? target.path.join('.') : toName(String(value.id))}}`;
  }
  const { r, g, b, a = 1 } = value;
  return typeof r === 'number' ? { colorSpace: 'srgb', components: [r, g, b], alpha: a } : value;
}

const asTree = (value: unknown): TokenTree => (isTree(value) ? value : {});
