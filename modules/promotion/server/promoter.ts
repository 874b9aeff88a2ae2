import { decideRecord, type RecordRules, type RecordVerdict, toFilter } from '@waybill/auth-core/records';
import { type FactPlaces, toCondition } from '@waybill/auth-core/sql';
import type { Condition } from '@waybill/kit/server';
import { type FactWords, onlyOwner, type Person, subjectOf } from '@waybill/kit/server';
import { promotionRights } from '../contract/rights';

/** The scope of promotion data that a viewer sees. */
export interface PromotionViewer {
  readonly id: number;
  /** The only promoter whose data the viewer sees; undefined for all. */
  readonly promoter: number | undefined;
  /** Whether the viewer pays, and therefore sees payees. */
  readonly pays: boolean;
}

/** Returns the only account whose promotion the rules make visible; undefined for all. */
export const promoterOf = (person: Person): number | undefined =>
  onlyOwner(promotionRights.see, 'promoterId', subjectOf(person));

/** Returns the promotion scope of an account. */
export const promotionViewerOf = (person: Person): PromotionViewer => ({
  id: person.id,
  promoter: promoterOf(person),
  pays: toFilter(promotionRights.settle, subjectOf(person)).kind !== 'none',
});

/** Returns the SQL condition of permitted records, given the place of their facts. */
export const conditionOf = (rules: RecordRules, person: Person, places: FactPlaces): Condition =>
  toCondition(toFilter(rules, subjectOf(person)), places);

/** Decides whether an account may perform an action on a record, with the reason. */
export const decidePromotion = (
  rules: RecordRules,
  person: Person,
  { promoterId, state }: { promoterId: number; state: string },
): RecordVerdict => decideRecord(rules, subjectOf(person), { promoterId, state });

/** Names of promotion facts for messages about missing rights. */
export const promotionWords: FactWords = {
  facts: {
    promoterId: { zh: '推广人', en: 'the promoter' },
    state: { zh: '状态', en: 'its status' },
  },
  valueOf: (fact) => (fact === 'promoterId' ? { zh: '您本人', en: 'you' } : undefined),
};
