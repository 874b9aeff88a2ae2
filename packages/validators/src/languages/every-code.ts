import type { IssueCode } from '../messages/core-catalogues';
import type { IssueCode as CnIssueCode } from './cn-catalogues';
import type { IssueCode as TradeIssueCode } from './trade-catalogues';

/** Every code that the rules of all entries report. @public */
export type AnyIssueCode = IssueCode | CnIssueCode | TradeIssueCode;
