import { en, formatIssue, type Issue } from '@waybill/validators';

/** What is wrong with a setting, in words; apart from the check, since only a wrong configuration needs them. */
export const complaintOf = (issue: Issue): string => formatIssue(issue, en);
