import { type AuthErrorCode, anonymous, decide, isExternalPath, joinPath } from '@waybill/auth-core';
import type { NavMeta } from '../../../../nav/nav-node';
import type { RouteEntry } from '../../../kernel/route-entry';
import { readServerFields, type ServerFields, UnusableEntry } from './read-server-fields';
import { readServerNav } from './read-server-nav';
import { isRecord, lengthOf, ownField } from './wire';

/** A problem with its position in the list: `[2].children[0] "/order/list"`. */
export interface RouteReport {
  readonly where: string;
  /** An English sentence for the error log. */
  readonly reason: string;
}

/** The result of reading a server's route list. */
export interface ServerRoutes {
  readonly entries: readonly RouteEntry[];
  /** Unusable entries, dropped with their children. */
  readonly dropped: readonly RouteReport[];
  /** Entries with dropped or replaced fields. */
  readonly warnings: readonly RouteReport[];
  /** Set if the value is no list; then everything else is empty. */
  readonly failure?: Extract<AuthErrorCode, 'route-list-malformed'>;
}

/** Levels of a server list that are read. */
export const deepestLevel = 32;

/** Maximum of optional parameters in a path, because each doubles the number of paths. */
const mostOptional = 4;

/** The component name of the shell around the children. */
const shell = 'Layout';
/** The page of a route with an unknown component. */
const missingPage = '404';

/**
 * Turns the route list of a server into route entries. It never throws: a malformed entry is dropped by name. Only known fields are copied.
 * `knownPages` are the keys of the page map.
 */
export function fromServerRoutes(list: unknown, knownPages: Iterable<string>): ServerRoutes {
  const count = lengthOf(list);
  if (count === undefined) return { entries: [], dropped: [], warnings: [], failure: 'route-list-malformed' };
  const reading: Reading = {
    pages: new Set(knownPages),
    paths: new Map(),
    names: new Map(),
    dropped: [],
    warnings: [],
  };
  const entries = readLevel(list as unknown[], count, { where: '', path: '', ancestors: [] }, reading);
  return { entries, dropped: reading.dropped, warnings: reading.warnings };
}

interface Reading {
  readonly pages: ReadonlySet<string>;
  /** The first position of each absolute path and each name. */
  readonly paths: Map<string, string>;
  readonly names: Map<string, string>;
  readonly dropped: RouteReport[];
  readonly warnings: RouteReport[];
}

/** The parent entry of a level of children. */
interface Parent {
  readonly where: string;
  readonly path: string;
  readonly ancestors: readonly unknown[];
}

function readLevel(list: readonly unknown[], count: number, parent: Parent, reading: Reading): RouteEntry[] {
  const level: RouteEntry[] = [];
  const prefix = parent.where && `${parent.where}.children`;
  for (let index = 0; index < count; index++) {
    const spot = `${prefix}[${index}]`;
    let raw: unknown;
    try {
      raw = list[index];
      level.push(readEntry(raw, spot, parent, reading));
    } catch (problem) {
      // A getter or a proxy may throw whatever it likes.
      const reason = problem instanceof UnusableEntry ? problem.message : 'The entry cannot be read.';
      reading.dropped.push({ where: label(spot, raw), reason });
    }
  }
  return level;
}

function readEntry(raw: unknown, where: string, parent: Parent, reading: Reading): RouteEntry {
  if (parent.ancestors.includes(raw)) throw new UnusableEntry('The entry is its own ancestor.');
  if (parent.ancestors.length >= deepestLevel) {
    throw new UnusableEntry(`The entry lies deeper than ${deepestLevel} levels.`);
  }
  const fields = readServerFields(raw, parent.ancestors.length === 0);
  const path = fields.external ? fields.path : joinPath(parent.path, fields.path);
  if ((path.match(/\?(?=\/|$)/g)?.length ?? 0) > mostOptional && !fields.external) {
    throw new UnusableEntry(`Its path has more than ${mostOptional} parameters that may be left out.`);
  }
  const warn = (reason: string) => reading.warnings.push({ where: label(where, raw), reason });
  const leftOut: string[] = [];
  const nav = readServerNav(fields.meta, fields.name ?? path, (reason) => leftOut.push(reason));
  claim(fields, path, where, parent, reading);

  const count = fields.external ? 0 : fields.childCount;
  const children = readLevel(fields.children, count, { where, path, ancestors: [...parent.ancestors, raw] }, reading);
  if (count > 0 && children.length === 0 && isGroup(fields)) {
    release(fields, path, reading);
    throw new UnusableEntry('All its children are unusable.');
  }
  if (decide(fields.guard, anonymous).reason.kind === 'empty')
    warn('Its guard names nothing, so only an administrator passes.');
  leftOut.forEach(warn);
  return assemble(fields, nav, children, reading, warn);
}

function assemble(
  fields: ServerFields,
  nav: NavMeta,
  children: RouteEntry[],
  reading: Reading,
  warn: (reason: string) => void,
): RouteEntry {
  const entry: RouteEntry = { path: fields.path };
  const page = fields.external ? undefined : pageOf(fields, children, reading, warn);
  const redirect = redirectOf(fields, warn);
  if (fields.name !== undefined) entry.name = fields.name;
  if (redirect !== undefined) entry.redirect = redirect;
  if (page !== undefined) entry.page = page;
  if (fields.external) entry.external = fields.path;
  if (Object.keys(nav).length > 0) entry.nav = nav;
  if (fields.guard !== undefined) entry.guard = fields.guard;
  if (children.length > 0) entry.children = children;
  return entry;
}

function pageOf(
  fields: ServerFields,
  children: readonly RouteEntry[],
  { pages }: Reading,
  warn: (reason: string) => void,
): string | undefined {
  const { component } = fields;
  const leads = children.length > 0 || fields.redirect !== undefined;
  if (isGroup(fields) && leads) return undefined;
  if (component !== undefined && pages.has(component)) return component;
  const named =
    component === undefined ? 'It names no component' : `Its component "${component}" is no page of this app`;
  warn(`${named}; "${missingPage}" is shown instead.`);
  return missingPage;
}

function redirectOf({ redirect }: ServerFields, warn: (reason: string) => void): string | undefined {
  if (redirect === undefined || !(isExternalPath(redirect) || /[\p{Cc}\\]/u.test(redirect))) return redirect;
  warn('Its redirect leads out of the app; it is left out.');
  return undefined;
}

/** Reserves path and name for an entry. Throws if one is taken, except by the parent of an index page. */
function claim(fields: ServerFields, path: string, where: string, parent: Parent, { paths, names }: Reading): void {
  if (!fields.external && path === '/*') {
    throw new UnusableEntry("A path that takes everything is the app's own 404 route.");
  }
  const key = shapeOf(path);
  const holder = paths.get(key);
  if (holder !== undefined && (holder !== parent.where || path !== parent.path)) {
    throw new UnusableEntry(`The path "${path}" is taken by ${holder}.`);
  }
  const namesake = fields.name === undefined ? undefined : names.get(fields.name);
  if (namesake !== undefined) throw new UnusableEntry(`The name "${fields.name}" is taken by ${namesake}.`);
  paths.set(key, where);
  if (fields.name !== undefined) names.set(fields.name, where);
}

function release(fields: ServerFields, path: string, { paths, names }: Reading): void {
  paths.delete(shapeOf(path));
  if (fields.name !== undefined) names.delete(fields.name);
}

const isGroup = ({ component }: ServerFields) => component === undefined || component === shell;

/** Paths that differ only in the names of their parameters, or in whether they may be left out, match the same addresses. */
const shapeOf = (path: string): string => path.replace(/\/:[\w-]+\??/g, '/:');

function label(where: string, raw: unknown): string {
  try {
    const path = isRecord(raw) ? ownField(raw, 'path') : undefined;
    return typeof path === 'string' ? `${where} "${path.slice(0, 80)}"` : where;
  } catch {
    return where;
  }
}
