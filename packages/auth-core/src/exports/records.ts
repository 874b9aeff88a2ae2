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
