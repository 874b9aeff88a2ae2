import { en, formatIssue, type Issue } from '@waybill/validators';

/** What is wrong with a setting, in words; apart from the check, since only a wrong configuration needs them. */
export const complaintOf = (issue: Issue): string => formatIssue(issue, en);

/** What to say where somebody writes a setting that an API has now. */
export const writeApi =
  'an API is one object; write createConsole({ api: envelopeApi({ ... }) }), or restApi, cookieApi, oidcApi, from where createConsole comes';

/** The sentence for an option of `createConsole` that a module has now. */
export const writeModule = (option: string): string =>
  `a module has it; write createConsole({ modules: [defineModule({ name: 'app', ${option}: ... })] })`;
