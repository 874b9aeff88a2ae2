import type { IssueCode } from '../messages/issue-code';
import type { IssueCode as CnIssueCode } from './cn';
import type { IssueCode as TradeIssueCode } from './trade';

/** Every code that the rules of all entries report. @public */
export type EveryCode = IssueCode | CnIssueCode | TradeIssueCode;
