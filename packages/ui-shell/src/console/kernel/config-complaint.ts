import { en, formatIssue, type Issue } from '@waybill/validators';

/** The message about a wrong setting; a separate module, because only a wrong configuration needs it. */
export const complaintOf = (issue: Issue): string => formatIssue(issue, en);

/** The message about a setting that moved to the API. */
export const writeApi =
  'an API is one object; write createConsole({ api: envelopeApi({ ... }) }), or restApi, cookieApi, oidcApi, from where createConsole comes';

/** The sentence for an option of `createConsole` that a module has now. */
export const writeModule = (option: string): string =>
  `a module has it; write createConsole({ modules: [defineModule({ name: 'app', ${option}: ... })] })`;
