import {
  createRecordChecker,
  decideRecord,
  type RecordRules,
  type RecordVerdict,
  type Subject,
  toFilter,
} from '@waybill/auth-core/records';
import { type FactPlaces, toCondition } from '@waybill/auth-core/sql';
import type { Condition, Row } from '@waybill/kit/server';
import { onlyOwner, type Person, subjectOf } from '@waybill/kit/server';
import { orderRights } from '../contract/rights';

/** The access of an account to orders. */
export interface Viewer {
  readonly id: number;
  readonly username: string;
  readonly subject: Subject;
  /** A condition for the orders that the account sees. */
  readonly sees: Condition;
  /** The account whose orders are the only visible ones; undefined if it sees all orders. Lists and counts have query plans for both cases. */
  readonly owner: number | undefined;
  /** A condition for the orders whose phones the account sees. */
  readonly seesPhones: Condition;
  /** Whether the account sees the phones of an order. */
  readsPhones(row: Row): boolean;
}

/** The phones of both sides have the same rules. */
const phone = 'consignor.phone';

/** Evaluates the rules of the contract for an account. */
export function viewerOf(person: Person): Viewer {
  const subject = subjectOf(person);
  const phones = createRecordChecker(orderRights.readPhones, subject);
  return {
    id: person.id,
    username: person.username,
    subject,
    sees: toCondition(toFilter(orderRights.see, subject), orderFacts),
    owner: onlyOwner(orderRights.see, 'owner', subject),
    seesPhones: toCondition(toFilter(orderRights.readPhones, subject, phone), orderFacts),
    readsPhones: (row) => phones(factsOf(row), phone).allowed,
  };
}

/** Whether a viewer may act on an order, with the reason if not. */
export const decideOrder = (rules: RecordRules, { subject }: Viewer, row: Row): RecordVerdict =>
  decideRecord(rules, subject, factsOf(row));

/** A condition for the orders on which a viewer may act. */
export const conditionOf = (rules: RecordRules, { subject }: Viewer): Condition =>
  toCondition(toFilter(rules, subject), orderFacts);

/** The columns of the facts in the contract's rules. */
const orderFacts: FactPlaces = {
  owner: { kind: 'number', sql: 'orders.placed_by' },
  status: { kind: 'string', sql: 'orders.status' },
};

const factsOf = ({ placed_by: owner, status }: Row) => ({ owner, status });
