export { can, decide } from '../guard/decide';
export type { Guard, GuardRule } from '../guard/guard';
export type { GuardMode } from '../guard/guard-mode';
export { createSubject } from '../guard/holdings';
export type { RecordRule, RecordRules, RulesFor } from '../guard/record-rule';
export type { PersonFacts, Subject } from '../guard/subject';
export type { Verdict, VerdictNames, VerdictReason } from '../guard/verdict';
export type { ExpectedValue, FactCondition, FactTest, FactValue, PersonFact, Where } from '../guard/where';
export { canRecord, createRecordChecker, decideRecord, fieldsOf, toFilter } from '../records/decide-record';
export type { FilterTest, RecordFilter } from '../records/filter';
export { matches } from '../records/judge';
export {
  type FactProblem,
  missingFacts,
  type RecordReason,
  type RecordVerdict,
  type RuleProblem,
} from '../records/record-verdict';
