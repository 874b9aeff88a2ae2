import { decideRecord, type RecordRules, type RecordVerdict, toFilter } from '@waybill/auth-core/records';
import { type FactPlaces, toCondition } from '@waybill/auth-core/sql';
import type { Condition } from '@waybill/kit/server';
import { type FactWords, onlyOwner, type Person, subjectOf } from '@waybill/kit/server';
import { promotionRights } from '../contract/rights';

/** What somebody sees of promotion. */
export interface PromotionViewer {
  readonly id: number;
  /** The only account whose promotion he sees; undefined for everybody's. */
  readonly promoter: number | undefined;
  /** Pays, and so sees where to. */
  readonly pays: boolean;
}

/** The only account whose promotion somebody sees by the rules of the contract; undefined for everybody's. */
export const promoterOf = (person: Person): number | undefined =>
  onlyOwner(promotionRights.see, 'promoterId', subjectOf(person));

/** What an account sees of promotion. */
export const promotionViewerOf = (person: Person): PromotionViewer => ({
  id: person.id,
  promoter: promoterOf(person),
  pays: toFilter(promotionRights.settle, subjectOf(person)).kind !== 'none',
});

/** With which records somebody may do something, as a condition on where their facts stand. */
export const conditionOf = (rules: RecordRules, person: Person, places: FactPlaces): Condition =>
  toCondition(toFilter(rules, subjectOf(person)), places);

/** Whether somebody may do something with a record, and why not. */
export const decidePromotion = (
  rules: RecordRules,
  person: Person,
  { promoterId, state }: { promoterId: number; state: string },
): RecordVerdict => decideRecord(rules, subjectOf(person), { promoterId, state });

/** What the facts of promotion are called where a right misses one. */
export const promotionWords: FactWords = {
  facts: {
    promoterId: { zh: '推广人', en: 'whoever earns it' },
    state: { zh: '状态', en: 'its status' },
  },
  valueOf: (fact) => (fact === 'promoterId' ? { zh: '您本人', en: 'you' } : undefined),
};
