import { useLingui } from '@lingui/react';
import { useSession } from '@waybill/auth-core/react';
import { decideRecord, type FactValue, type RecordRules, type RecordVerdict } from '@waybill/auth-core/records';
import { describeRefusal } from '@waybill/auth-core/refusals';
import { useCallback } from 'react';

/** Returns a function that decides the user's rights on a record by the server's rules; it follows changed rights. */
export function useMay(): (rules: RecordRules, record: object) => RecordVerdict {
  const { access } = useSession();
  return useCallback((rules, record) => decideRecord(rules, access, record), [access]);
}

/** Names of facts and their values in a sentence; unnamed ones show their own name. */
export interface FactTexts {
  fact: (fact: string) => string | undefined;
  value: (value: FactValue, fact: string) => string | undefined;
}

/** Returns why the user may not perform an action on a record, in the current language; undefined if they may. */
export function useWhyNot({ fact, value }: FactTexts): (verdict: RecordVerdict) => string | undefined {
  const language = useLingui().i18n.locale === 'zh' ? 'zh' : 'en';
  return (verdict) =>
    describeRefusal(verdict, {
      language,
      fact: (path) => fact(path) ?? path,
      value: (given, path) => value(given, path) ?? String(given),
    }) || undefined;
}
