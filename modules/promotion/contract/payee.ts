import { needed, text } from '@waybill/kit/contract';
import { type Infer, isMobile, object, oneOf } from '@waybill/validators';
import { isBankCard } from '@waybill/validators/cn';

/** How money is paid to a person. */
export const payeeKinds = ['bank', 'alipay', 'wechat'] as const;

export type PayeeKind = (typeof payeeKinds)[number];

export const payeeFields = {
  kind: oneOf(payeeKinds),
  /** As the bank or the payment service knows the person. */
  name: needed(2, 50),
  /** The number of a bank card, or what the person is called at Alipay or WeChat. */
  account: needed(5, 64),
  /** Of a bank card. */
  bank: text(60),
};

/** To whom the money of a request is paid. */
export const payee = object(payeeFields);

export type Payee = Infer<typeof payee>;

const isEmail = (value: string) => /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/.test(value);
const rules: Readonly<Record<PayeeKind, (account: string) => boolean>> = {
  bank: (account) => isBankCard(account),
  // Alipay knows people by a mobile number or an e-mail address; WeChat by a mobile number or a name of its own.
  alipay: (account) => isMobile(account) || isEmail(account),
  wechat: (account) => isMobile(account) || /^[A-Za-z][\w-]{5,19}$/.test(account),
};

/** The fields of a payee that are wrong across its fields: an account that its kind does not have, a card without its bank. What a field lacks by itself is not its matter. */
export function payeeIssues({ kind, account = '', bank = '' }: Partial<Payee>): ('account' | 'bank')[] {
  if (kind === undefined || !payeeKinds.includes(kind)) return [];
  return [
    ...(rules[kind](account) ? [] : ['account' as const]),
    ...(kind === 'bank' && bank.trim().length < 2 ? ['bank' as const] : []),
  ];
}
