import { configure, type Schema } from '@waybill/validators';

/** A schema whose issues have messages in the language of the console, Chinese or else English. */
export const withMessages =
  <Output>(schema: Schema<Output>) =>
  (language: string): Schema<Output> =>
    configure(schema, { language: language === 'zh' ? 'zh' : 'en' });
