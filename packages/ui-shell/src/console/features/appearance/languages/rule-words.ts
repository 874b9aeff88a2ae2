import * as core from '@waybill/validators';
import * as cn from '@waybill/validators/cn';
import * as trade from '@waybill/validators/trade';

/** The texts of the field rules in Chinese and English, by message id. */
export const ruleWords = {
  zh: byId({ ...core.zh, ...cn.zh, ...trade.zh }),
  en: byId({ ...core.en, ...cn.en, ...trade.en }),
};

function byId(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([code, text]) => [`rules.${code}`, text]));
}
