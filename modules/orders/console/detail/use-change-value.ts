import { kitMessages, useFormat } from '@waybill/kit/console';
import { type ShellMessage, useText } from '@waybill/ui-shell';
import { useCallback } from 'react';
import type { OrderField } from '../../contract/fields';
import { orderMessages } from '../shared/messages';

type Words = Readonly<Record<string, ShellMessage>>;

const flag: Words = { true: kitMessages.yes, false: kitMessages.no };

/** The messages for the values of a field, by the last part of its path. */
const fieldWords: Readonly<Record<string, Words>> & Partial<Record<OrderField, Words>> = {
  status: orderMessages,
  category: kitMessages,
  battery: orderMessages,
  collection: { 'handed-in': orderMessages['handed-in'], collected: orderMessages.collectedAt },
  delivery: orderMessages,
  packing: orderMessages,
  payer: orderMessages,
  insured: flag,
  papers: flag,
  disabled: flag,
};
const moments: ReadonlySet<string> = new Set(['collectFrom', 'collectUntil'] satisfies OrderField[]);
const ofYuan: ReadonlySet<string> = new Set(['fee', 'amount']);
const ofCents: ReadonlySet<string> = new Set(['cashOnDelivery', 'value']);

const noWords = {};

/** Formats a field's value before or after a change as the detail page does; a code without a message stays as it is. */
export function useChangeValue(
  more: Readonly<Record<string, Words>> = noWords,
): (field: string, value: string) => string {
  const t = useText();
  const format = useFormat();
  return useCallback(
    (field, value) => {
      if (value === '') return t(orderMessages.nothing);
      const name = field.split('.').at(-1) ?? '';
      const words = [more, fieldWords].find((each) => Object.hasOwn(each, name))?.[name];
      const word = words && Object.hasOwn(words, value) ? words[value] : undefined;
      if (word) return t(word);
      if (moments.has(name)) return Number.isNaN(Date.parse(value)) ? value : format.time(value);
      const unit = ofYuan.has(name) ? 1 : ofCents.has(name) || field.startsWith('price.') ? 100 : 0;
      return unit > 0 && /^-?\d+(?:\.\d+)?$/.test(value) ? format.money(Number(value) / unit) : value;
    },
    [t, format, more],
  );
}
