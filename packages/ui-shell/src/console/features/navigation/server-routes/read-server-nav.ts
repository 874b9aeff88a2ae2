import { namedMessage, type Wording } from '../../../../locales/define-messages';
import type { NavMeta } from '../../../../nav/nav-node';
import { isRecord, ownField, typeOf } from './wire';

type Check<Value> = (value: unknown) => Value | undefined;

const flag: Check<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const text: Check<string> = (value) => (typeof value === 'string' ? value : undefined);
const label: Check<string> = (value) => (typeof value === 'number' ? String(value) : text(value));
const target: Check<'_self' | '_blank'> = (value) => (value === '_self' || value === '_blank' ? value : undefined);

/** A title in several languages: at least one, each a string. */
const wording: Check<Wording> = (value) =>
  isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every((each) => typeof each === 'string')
    ? ({ ...value } as Wording)
    : undefined;

const checks: { readonly [Field in keyof NavMeta]-?: Check<NonNullable<NavMeta[Field]>> } = {
  title: label,
  icon: text,
  isCustomSvg: flag,
  hidden: flag,
  levelHidden: flag,
  badge: (value) => (isRecord(value) && typeof value.count === 'string' ? { count: value.count } : label(value)),
  dot: flag,
  target,
  noKeepAlive: flag,
  breadcrumbHidden: flag,
  noClosable: flag,
  tabHidden: flag,
  dynamicNewTab: flag,
  activeMenu: text,
  pinyin: text,
  keywords: text,
  keys: text,
  noColumn: flag,
};

/** The known fields of a wire entry's meta; fields of a wrong type are dropped and reported. A title in several languages is registered by `name`. */
export function readServerNav(meta: Record<string, unknown>, name: string, report: (reason: string) => void): NavMeta {
  const id = text(ownField(meta, 'titleId'));
  const titles = wording(ownField(meta, 'title'));
  const pairs = Object.entries(checks).flatMap(([field, check]) => {
    const value = ownField(meta, field);
    if (value === undefined || (field === 'title' && titles)) return [];
    const read = check(value);
    if (read !== undefined) return [[field, read] as const];
    report(`"${field}" of its meta cannot be ${isRecord(value) ? 'an object' : typeOf(value)}; it is left out.`);
    return [];
  });
  const nav: NavMeta = Object.fromEntries(pairs);
  if (titles) return { ...nav, title: namedMessage(id ?? `title.${name}`, titles) };
  return typeof nav.title === 'string' && id ? { ...nav, title: { id, message: nav.title } } : nav;
}
