import type { Guard } from './guard';
import type { Holdings } from './holdings';
import { passes, type ReadGuard, readNames } from './passes';
import type { RecordRule, RecordRules } from './record-rule';

/** The decision of rules over records without a record. */
export interface WithoutRecord {
  /** The names of the deciding rule. */
  readonly read: ReadGuard;
  /** The deciding rule revokes. */
  readonly denies: boolean;
}

/** Returns the last of some rules that may apply to a record. A denying rule counts only without conditions on the record; if no rule applies, the names of the first allowing rule are the missing ones. */
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

/** Converts rules over records to a list. */
export const listOf = (rules: RecordRules): readonly RecordRule[] => (isList(rules) ? rules : [rules]);

const deniesAll = ({ where, when, fields }: RecordRule) => fields === undefined && isEmpty(where) && isEmpty(when);
const isEmpty = (where: unknown) => where === undefined || (isObject(where) && Object.keys(where).length === 0);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isList = (rules: RecordRules): rules is readonly RecordRule[] => Array.isArray(rules);

/** Whether a guard is a rule over records: it has a condition for them. */
const isRecordRule = (guard: unknown): guard is RecordRule =>
  isObject(guard) && (guard as Partial<RecordRule>).where !== undefined;

/** Whether a guard is a list of rules over records; an empty list is not. */
export const isRecordRules = (guard: Guard | undefined): guard is RecordRules =>
  isRecordRule(Array.isArray(guard) ? guard[0] : guard);
