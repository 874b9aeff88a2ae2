import { configure, en, type Schema, zh } from '@waybill/validators';
import * as chinese from '@waybill/validators/cn';
import * as trade from '@waybill/validators/trade';

const texts = {
  zh: { ...zh, ...chinese.zh, ...trade.zh },
  en: { ...en, ...chinese.en, ...trade.en },
};

/** Adds messages to a schema's issues in the language of the console, Chinese or else English. */
export const withMessages =
  <Output>(schema: Schema<Output>) =>
  (language: string): Schema<Output> =>
    configure(schema, { messages: language === 'zh' ? texts.zh : texts.en });
