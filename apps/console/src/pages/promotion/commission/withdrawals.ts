import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import { array, boolean, type Infer, integer, nullable, object, oneOf, string, validate } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { moneyReads } from './money-reads';

/** What became of a request for money; `lapsed` when no order was left in it. */
export const withdrawalStates = ['requested', 'paid', 'refused', 'lapsed'] as const;

/** A request for the money of commissions. */
export const withdrawalSchema = object({
  id: integer(),
  version: integer(),
  promoter: string(),
  /** The reader made it. */
  own: boolean(),
  /** In cents. */
  cents: integer(),
  orders: integer(),
  state: oneOf(withdrawalStates),
  requestedAt: isoDateTime(),
  settledAt: nullable(isoDateTime()),
  settledBy: string(),
  reason: string(),
});

/** What became of several requests that were settled together. */
export const settlesResult = object({
  settled: array(integer()),
  refused: array(object({ id: integer(), promoter: string(), reason: string() })),
});

export type Withdrawal = Infer<typeof withdrawalSchema>;

/** A request that was kept somewhere, or undefined where it is none. */
export function readWithdrawal(value: unknown): Withdrawal | undefined {
  const outcome = validate(withdrawalSchema, value);
  return outcome.ok ? outcome.value : undefined;
}

/** The requests: one's own, or everybody's. */
export const withdrawals = defineResource({
  path: '/promotion',
  schema: withdrawalSchema,
  calls: { list: 'withdrawals', record: 'withdrawal' },
  list: {
    filters: { keyword: 'text', state: withdrawalStates, from: 'date', to: 'date' },
    sorts: ['cents', 'requestedAt'],
  },
  actions: { settle: { call: 'doSettle', schema: withdrawalSchema } },
  changes: moneyReads,
});

/** The colour of a state; its word says the same. */
export const withdrawalTones: Record<Withdrawal['state'], StatusTone> = {
  requested: 'warning',
  paid: 'success',
  refused: 'danger',
  lapsed: 'neutral',
};
