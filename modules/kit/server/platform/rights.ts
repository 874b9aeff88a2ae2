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

/** What of an account its rights are decided by. */
export type Person = Pick<Account, 'id' | 'username' | 'admin' | 'roles' | 'permissions'>;

/** Whom rules are asked about; `me` is the account. */
export const subjectOf = ({ id, admin, roles, permissions }: Person): Subject =>
  createSubject({ admin, roles, permissions, facts: { id } });

/** The only person whose records some rules let somebody see by a fact that names their owner; undefined for everybody's, 0 for nobody's. */
export function onlyOwner(rules: RecordRules, fact: string, subject: Subject): number | undefined {
  const sees = toFilter(rules, subject);
  if (sees.kind === 'all') return undefined;
  if (sees.kind === 'fact' && sees.fact === fact && sees.test === 'is') return Number(sees.value);
  if (sees.kind === 'none') return 0;
  throw new Error('Lists know the records of everybody and those of one account.');
}

/** What facts of records and their values are called in a sentence. */
export interface FactWords {
  readonly facts: Readonly<Record<string, Record<Language, string>>>;
  readonly valueOf: (fact: string, value: FactValue) => Record<Language, string> | undefined;
}

/** Why a verdict refuses, in the language of a call. */
export function tellWhy(c: Context<SandboxEnv>, verdict: RecordVerdict, words?: FactWords): string {
  const language = toLanguage(c.req.header('accept-language'));
  return describeRefusal(verdict, {
    language,
    fact: (fact) => words?.facts[fact]?.[language] ?? fact,
    value: (value, fact) => words?.valueOf(fact, value)?.[language] ?? String(value),
  });
}

/** Whether a verdict refuses because of one fact of the record and nothing else: any rule that the person's names fit misses only that. */
export function missesOnly({ reason }: RecordVerdict, fact: string): boolean {
  return (
    reason.kind === 'refused' &&
    reason.rules.some(({ names, facts }) => !names && facts.length > 0 && facts.every((each) => each.fact === fact))
  );
}

/** The failure of a call that somebody may not make with a record, with the fact that is missing. */
export const mayNot = (c: Context<SandboxEnv>, verdict: RecordVerdict, words?: FactWords): CallFailure =>
  new CallFailure(403, 'mayNot', { values: { why: tellWhy(c, verdict, words) } });
