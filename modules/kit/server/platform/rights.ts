import {
  createSubject,
  type FactValue,
  type RecordRules,
  type RecordVerdict,
  type Subject,
  toFilter,
} from '@waybill/auth-core/records';
import { describeRefusal } from '@waybill/auth-core/refusals';
import type { Context } from 'hono';
import type { Account } from '../http/account';
import { CallFailure } from '../http/call-failure';
import { type Language, toLanguage } from '../http/language';
import type { SandboxEnv } from '../http/sandbox-env';

/** The fields of an account that decide its rights. */
export type Person = Pick<Account, 'id' | 'username' | 'admin' | 'roles' | 'permissions'>;

/** The subject for record rules; `me` is the account. */
export const subjectOf = ({ id, admin, roles, permissions }: Person): Subject =>
  createSubject({ admin, roles, permissions, facts: { id } });

/** Returns the only owner whose records the rules make visible by a fact; undefined for all owners, 0 for no owner. */
export function onlyOwner(rules: RecordRules, fact: string, subject: Subject): number | undefined {
  const sees = toFilter(rules, subject);
  if (sees.kind === 'all') return undefined;
  if (sees.kind === 'fact' && sees.fact === fact && sees.test === 'is') return Number(sees.value);
  if (sees.kind === 'none') return 0;
  throw new Error('Lists know the records of everybody and those of one account.');
}

/** Names of facts and their values for sentences. */
export interface FactWords {
  readonly facts: Readonly<Record<string, Record<Language, string>>>;
  readonly valueOf: (fact: string, value: FactValue) => Record<Language, string> | undefined;
}

/** Why a verdict refuses, in the language of a call. */
export function explainRefusal(c: Context<SandboxEnv>, verdict: RecordVerdict, words?: FactWords): string {
  const language = toLanguage(c.req.header('accept-language'));
  return describeRefusal(verdict, {
    language,
    fact: (fact) => words?.facts[fact]?.[language] ?? fact,
    value: (value, fact) => words?.valueOf(fact, value)?.[language] ?? String(value),
  });
}

/** Whether a verdict refuses only because of one fact: every rule that matches the user fails on that fact alone. */
export function missesOnly({ reason }: RecordVerdict, fact: string): boolean {
  return (
    reason.kind === 'refused' &&
    reason.rules.some(({ names, facts }) => !names && facts.length > 0 && facts.every((each) => each.fact === fact))
  );
}

/** Returns the failure of a forbidden call on a record, with the missing fact. */
export const mayNot = (c: Context<SandboxEnv>, verdict: RecordVerdict, words?: FactWords): CallFailure =>
  new CallFailure(403, 'mayNot', { values: { why: explainRefusal(c, verdict, words) } });
