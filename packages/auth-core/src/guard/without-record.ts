import type { Guard } from './guard';
import type { Holdings } from './holdings';
import { passes, type ReadGuard, readNames } from './passes';
import type { RecordRule, RecordRules } from './record-rule';

/** What of rules over records counts where no record is at hand. */
export interface WithoutRecord {
  /** The names of the rule that decides. */
  readonly read: ReadGuard;
  /** The rule that decides takes back. */
  readonly denies: boolean;
}

/**
 * The last of some rules that may apply to a record. A rule that denies counts only where it asks for nothing of the record; where none applies, the names of the
 * first rule that allows are what is missing.
 */
export function withoutRecord(rules: RecordRules, subject: Holdings): WithoutRecord {
  let read: ReadGuard = { kind: 'empty' };
  for (const rule of [...listOf(rules)].reverse()) {
    if (!isRecordRule(rule)) return { read: { kind: 'malformed' }, denies: false };
    const denies = rule.deny === true;
    if (denies && (subject.admin || !deniesAll(rule))) continue;
    const names = readNames(rule);
    if (names.kind === 'malformed') return { read: names, denies: false };
    if (passes(names, subject)) return { read: names, denies };
    if (!denies) read = names;
  }
  return { read, denies: false };
}

/** Rules over records as a list. */
export const listOf = (rules: RecordRules): readonly RecordRule[] => (isList(rules) ? rules : [rules]);

const deniesAll = ({ where, when, fields }: RecordRule) => fields === undefined && isEmpty(where) && isEmpty(when);
const isEmpty = (where: unknown) => where === undefined || (isObject(where) && Object.keys(where).length === 0);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isList = (rules: RecordRules): rules is readonly RecordRule[] => Array.isArray(rules);

/** Whether a guard is a rule over records: it says for which. */
const isRecordRule = (guard: unknown): guard is RecordRule =>
  isObject(guard) && (guard as Partial<RecordRule>).where !== undefined;

/** Whether a guard is one of rules over records; an empty list names nothing and is none. */
export const isRecordRules = (guard: Guard | undefined): guard is RecordRules =>
  isRecordRule(Array.isArray(guard) ? guard[0] : guard);
