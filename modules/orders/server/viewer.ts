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

/** What an account sees of orders. */
export interface Viewer {
  readonly id: number;
  readonly username: string;
  readonly subject: Subject;
  /** Which orders it sees, as a condition on their table. */
  readonly sees: Condition;
  /** The only account whose orders it sees; undefined for everybody's. Lists and counts have plans for these two. */
  readonly owner: number | undefined;
  /** Of which orders it sees the phones, as a condition on their table. */
  readonly seesPhones: Condition;
  /** Whether it sees the phones of an order. */
  readsPhones(row: Row): boolean;
}

/** Who sees one phone of an order sees both. */
const phone = 'consignor.phone';

/** What an account sees of orders, by the rules of the contract. */
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

/** Whether a viewer may do something with an order, and why not. */
export const decideOrder = (rules: RecordRules, { subject }: Viewer, row: Row): RecordVerdict =>
  decideRecord(rules, subject, factsOf(row));

/** With which orders a viewer may do something, as a condition on their table. */
export const conditionOf = (rules: RecordRules, { subject }: Viewer): Condition =>
  toCondition(toFilter(rules, subject), orderFacts);

/** Where the facts of the contract's rules stand. */
const orderFacts: FactPlaces = {
  owner: { kind: 'number', sql: 'orders.placed_by' },
  status: { kind: 'string', sql: 'orders.status' },
};

const factsOf = ({ placed_by: owner, status }: Row) => ({ owner, status });
