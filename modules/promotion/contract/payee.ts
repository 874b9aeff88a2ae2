import { needed, text } from '@waybill/kit/contract';
import { type Infer, isMobile, object, oneOf } from '@waybill/validators';
import { isBankCard } from '@waybill/validators/cn';

/** The kinds of payment. */
export const payeeKinds = ['bank', 'alipay', 'wechat'] as const;

export type PayeeKind = (typeof payeeKinds)[number];

export const payeeFields = {
  kind: oneOf(payeeKinds),
  /** The name registered at the bank or payment service. */
  name: needed(2, 50),
  /** The number of a bank card, or the account at Alipay or WeChat. */
  account: needed(5, 64),
  /** The bank of a card. */
  bank: text(60),
};

/** The payee of a withdrawal. */
export const payee = object(payeeFields);

export type Payee = Infer<typeof payee>;

const isEmail = (value: string) => /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/.test(value);
const rules: Readonly<Record<PayeeKind, (account: string) => boolean>> = {
  bank: (account) => isBankCard(account),
  // Alipay accounts are a mobile number or an e-mail address; WeChat accounts a mobile number or a WeChat name.
  alipay: (account) => isMobile(account) || isEmail(account),
  wechat: (account) => isMobile(account) || /^[A-Za-z][\w-]{5,19}$/.test(account),
};

/** Returns the fields of a payee that are invalid together: an account that does not fit its kind, a card without bank. Ignores errors of single fields. */
export function payeeIssues({ kind, account = '', bank = '' }: Partial<Payee>): ('account' | 'bank')[] {
  if (kind === undefined || !payeeKinds.includes(kind)) return [];
  return [
    ...(rules[kind](account) ? [] : ['account' as const]),
    ...(kind === 'bank' && bank.trim().length < 2 ? ['bank' as const] : []),
  ];
}
