import type { Language } from '@waybill/kit/server';
import { toClock } from '@waybill/kit/server';
import type { OrderEvent } from '../contract/order';
import { orderStatusMessages } from './order-steps';

const others: Record<Exclude<OrderEvent['kind'], 'step'>, Record<Language, string>> = {
  edit: { zh: '修改', en: 'changed' },
  price: { zh: '改价', en: 'given another price' },
  assign: { zh: '分配线路', en: 'assigned' },
  reveal: { zh: '查看电话', en: 'asked for its phones' },
  note: { zh: '备注', en: 'given a note' },
  back: { zh: '撤回', en: 'moved back' },
};

/** Lists events as one phrase inside a sentence, without repetitions. */
export const describeEvents = (events: readonly OrderEvent[], now: number, language: Language): string =>
  [...new Set(events.map((event) => toPhrase(event, now, language)))].join(language === 'en' ? ', ' : '，');

function toPhrase({ kind, status, actor, at }: OrderEvent, now: number, language: Language): string {
  const clock = toClock(Date.parse(at), now);
  if (language === 'en') {
    const what = kind !== 'step' ? others[kind].en : status === 'pending' ? 'placed' : orderStatusMessages[status].en;
    return `${what}${actor ? ` by ${actor}` : ''} at ${clock}`;
  }
  const what = kind !== 'step' ? others[kind].zh : status === 'pending' ? '下单' : orderStatusMessages[status].zh;
  return `${actor ? `由 ${actor} ` : ''}于 ${clock} ${what}`;
}
