import { decideBy as decideNames } from '../guard/decide';
import { type Holdings, holdingsOf } from '../guard/holdings';
import { passes, type ReadGuard, readNames } from '../guard/passes';
import type { RecordRule, RecordRules } from '../guard/record-rule';
import type { Subject } from '../guard/subject';
import { listOf } from '../guard/without-record';
import { explainFilter } from './explain-filter';
import { namesField } from './field-pattern';
import { allOf, anyOf, everything, not, nothing, type RecordFilter } from './filter';
import { judge } from './judge';
import { MalformedRule } from './malformed-rule';
import { readWhere } from './read-where';
import type { RecordReason, RecordVerdict, RuleProblem } from './record-verdict';
import { Refusal } from './refusal';

/** Decides, with the reason, whether a subject may act on a record, or on one field of it. The last rule that applies decides. A missing fact of record or person, or one of another kind, refuses and is named. @public */
export function decideRecord(rules: RecordRules, subject: Subject, record: object, field?: string): RecordVerdict {
  return createRecordChecker(rules, subject)(record, field);
}

/** Whether a subject may act on a record, or on one field of it: `decideRecord` without the reason. @public */
export const canRecord = (rules: RecordRules, subject: Subject, record: object, field?: string): boolean =>
  decideRecord(rules, subject, record, field).allowed;

/** Returns a `decideRecord` for one subject and many records, such as the rows of a list: the subject's facts are inserted into the rules once. @public */
export function createRecordChecker(
  rules: RecordRules,
  subject: Subject,
): (record: object, field?: string) => RecordVerdict {
  const holdings = holdingsOf(subject);
  const read = readRules(rules, subject, holdings);
  if ('reason' in read) return () => ({ allowed: false, reason: read.reason });
  const isClosed = read.rules.every(({ filter }) => filter === nothing);
  let closed: RecordReason | undefined;
  return (record, field) => {
    if (!isClosed || field !== undefined) return decideBy(read.rules, holdings, record, field);
    closed ??= explainRules(read.rules, holdings, record, field);
    return { allowed: false, reason: closed };
  };
}

/** Returns the filter of a list for a subject's rights on records, or on one field of them. It matches the records that `decideRecord` allows. @public */
export function toFilter(rules: RecordRules, subject: Subject, field?: string): RecordFilter {
  const read = readRules(rules, subject, holdingsOf(subject));
  if ('reason' in read) return nothing;
  return read.rules
    .filter((rule) => concerns(rule, field))
    .reduce<RecordFilter>(
      (before, { denies, filter }) => (denies ? allOf([not(filter), before]) : anyOf([filter, before])),
      nothing,
    );
}

/** Returns the fields of a record that a subject may read or write: the fields of a row or a form. @public */
export function fieldsOf<Field extends string>(
  rules: RecordRules,
  subject: Subject,
  record: object,
  fields: readonly Field[],
): readonly Field[] {
  const check = createRecordChecker(rules, subject);
  return fields.filter((field) => check(record, field).allowed);
}

interface ReadRecordRule {
  at: number;
  denies: boolean;
  names: ReadGuard;
  fields: readonly string[] | undefined;
  /** The records to which it applies for the subject. */
  filter: RecordFilter;
}

type ReadRules = readonly ReadRecordRule[];

function readRules(
  rules: RecordRules,
  subject: Subject,
  holdings: Holdings,
): { rules: ReadRules } | { reason: RecordReason } {
  let at = 0;
  try {
    const read: ReadRecordRule[] = [];
    for (const rule of listOf(rules)) {
      read.push(readRule(rule, at, subject, holdings));
      at += 1;
    }
    return { rules: read };
  } catch (error) {
    if (!(error instanceof MalformedRule)) throw error;
    return { reason: { kind: 'malformed', rule: at, at: error.at } };
  }
}

function readRule(rule: RecordRule, at: number, { facts }: Subject, holdings: Holdings): ReadRecordRule {
  if (typeof rule !== 'object' || rule === null) throw new MalformedRule('rule');
  const { fields, deny = false } = rule;
  const unknown = Object.keys(rule).find((name) => !ruleParts.includes(name));
  if (unknown !== undefined) throw new MalformedRule(unknown);
  if (typeof deny !== 'boolean') throw new MalformedRule('deny');
  if (fields !== undefined && !isNames(fields)) throw new MalformedRule('fields');
  const names = readNames(rule);
  if (names.kind === 'malformed') throw new MalformedRule('names');
  const where = readWhere(rule.where, facts, 'where');
  const when = rule.when === undefined ? everything : readWhere(rule.when, facts, 'when');
  const condition = holdings.admin ? adminFilter(deny, rule.when === undefined, when) : allOf([where, when]);
  return { at, denies: deny, names, fields, filter: passes(names, holdings) ? condition : nothing };
}

/** Returns the condition for the full-access flag: only the `when` of rules restricts it. */
const adminFilter = (denies: boolean, isUnconditional: boolean, when: RecordFilter) =>
  denies && isUnconditional ? nothing : when;

const ruleParts = ['role', 'permission', 'flag', 'mode', 'where', 'when', 'fields', 'deny'];
const isNames = (names: unknown): names is readonly string[] =>
  Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === 'string');

/** Without a field, any field counts: a rule that denies some fields leaves others. */
const concerns = ({ denies, fields }: ReadRecordRule, field: string | undefined): boolean =>
  fields === undefined || (field === undefined ? !denies : namesField(fields, field));

function decideBy(rules: ReadRules, holdings: Holdings, record: object, field?: string): RecordVerdict {
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index] as ReadRecordRule;
    if (!concerns(rule, field)) continue;
    const is = judge(rule.filter, record);
    if (is === true)
      return { allowed: !rule.denies, reason: { kind: rule.denies ? 'denied' : 'allowed', rule: rule.at } };
    // The deny rule cannot be decided, so earlier rules do not allow.
    if (rule.denies && is === undefined) break;
  }
  return new Refusal(() => explainRules(rules, holdings, record, field));
}

/** Explains why no rule allows a record. */
function explainRules(rules: ReadRules, holdings: Holdings, record: object, field?: string): RecordReason {
  const problems: RuleProblem[] = [];
  for (const rule of [...rules].reverse()) {
    if (!concerns(rule, field) || (rule.denies && judge(rule.filter, record) === false)) continue;
    problems.unshift(explainRule(rule, holdings, record));
    if (rule.denies) break;
  }
  return problems.length === 0 ? { kind: 'empty' } : { kind: 'refused', rules: problems };
}

function explainRule({ at, names, filter, denies }: ReadRecordRule, holdings: Holdings, record: object): RuleProblem {
  if (!passes(names, holdings)) return { rule: at, names: decideNames(names, holdings).reason, facts: [] };
  return { rule: at, facts: explainFilter(filter, record, !denies) };
}
