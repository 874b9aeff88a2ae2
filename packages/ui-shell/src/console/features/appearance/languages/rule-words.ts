import * as core from '@waybill/validators';
import * as cn from '@waybill/validators/cn';
import * as trade from '@waybill/validators/trade';

/** The words of the rules of fields in the languages that the shell has by itself, by ids of messages. */
export const ruleWords = {
  zh: byId({ ...core.zh, ...cn.zh, ...trade.zh }),
  en: byId({ ...core.en, ...cn.en, ...trade.en }),
};

function byId(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([code, text]) => [`rules.${code}`, text]));
}
