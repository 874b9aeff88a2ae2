import {
  boolean,
  byId,
  counted,
  daysQuery,
  get,
  ids,
  integer,
  isoDateTime,
  pageOf,
  pageQuery,
  post,
  search,
  string,
  text,
  whole,
} from '@waybill/kit/contract';
import { array, check, type Infer, nullable, object, oneOf, optional, pipe } from '@waybill/validators';
import { withdrawable } from './commissions';
import { payee } from './payee';
import { withdrawalStates } from './words';

/** A request for the money of commissions. */
export const withdrawal = object({
  id: integer(),
  version: integer(),
  promoter: string(),
  promoterId: integer(),
  /** Whether the caller requested the withdrawal. */
  own: boolean(),
  /** In cents. */
  cents: integer(),
  orders: integer(),
  state: oneOf(withdrawalStates),
  requestedAt: isoDateTime(),
  settledAt: nullable(isoDateTime()),
  settledBy: string(),
  reason: string(),
  /** The payee; the account is masked for everyone except requester and payers. Null in requests older than payees. */
  payee: nullable(payee),
  /** The payment number; empty until it is paid. */
  paymentNo: string(),
});

const settlesResult = object({
  settled: array(integer()),
  refused: array(object({ id: integer(), promoter: string(), reason: string() })),
});

export type Withdrawal = Infer<typeof withdrawal>;
/** A request that was not settled, and why. */
export type RefusedWithdrawal = Infer<typeof settlesResult>['refused'][number];

export const withdrawalSorts = ['cents', 'requestedAt'] as const;

/** The requests for money, the latest first. */
export const withdrawalsCall = get('/promotion/withdrawals', {
  query: object({
    ...pageQuery(['id', ...withdrawalSorts]),
    keyword: search(),
    state: optional(oneOf(withdrawalStates)),
    ...daysQuery(),
  }),
  response: pageOf(withdrawal),
});

export const withdrawalCall = get('/promotion/withdrawal', { query: byId, response: withdrawal });

/** Requests all withdrawable commission, or some of it; `cents` is the agreed amount. */
export const requestCall = post('/promotion/doRequest', {
  body: object({ cents: whole(1, Number.MAX_SAFE_INTEGER), ids: optional(ids()), payee }),
  response: withdrawal,
  errors: { 409: object({ present: withdrawable }) },
});

/** The payee of the caller's last withdrawal, as a default. */
export const lastPayeeCall = get('/promotion/lastPayee', { response: object({ payee: nullable(payee) }) });

/** Why money is refused, or a commission void. */
export const reason = pipe(
  text(),
  check((entered: string) => entered.trim().length >= 2),
);

/** A payment is found again by its number. */
export const paymentNo = pipe(
  string(),
  check((entered: string) => /^[\w-]{4,64}$/.test(entered.trim())),
);

/** A payment needs its number, a rejection needs a reason. */
const decision = {
  decision: oneOf(['pay', 'refuse']),
  reason: optional(text()),
  paymentNo: optional(text(64)),
};

/** Pays a request, or rejects it with a reason; with `version`, only if unchanged. */
export const settleCall = post('/promotion/doSettle', {
  body: object({ id: counted(), version: optional(counted()), ...decision }),
  response: withdrawal,
  errors: { 409: object({ present: withdrawal }), 412: object({ present: withdrawal }) },
});

/** Settles several requests alike. */
export const settlesCall = post('/promotion/doSettles', {
  body: object({ ids: ids(), ...decision }),
  response: settlesResult,
});
