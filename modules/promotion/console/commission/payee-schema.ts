import { withMessages } from '@waybill/kit/console';
import { across, type StandardIssue } from '@waybill/ui-shell/forms';
import { object } from '@waybill/validators';
import { type Payee, payeeFields, payeeIssues } from '../../contract/payee';

const codes = { account: 'payeeAccountWrong', bank: 'payeeBankWrong' } as const;

/** The schema of a payee by the server's rules, with messages in a language. */
export const payeeSchema = (language: string) =>
  across(withMessages(object(payeeFields))(language), (payee: Partial<Payee>): StandardIssue[] =>
    payeeIssues(payee).map((field) => ({ message: codes[field], path: [field], code: codes[field], params: {} })),
  );
