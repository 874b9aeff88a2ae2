import { answerCalls } from './answer-calls';

export type Order = { text: string } | { throw: string } | { forever: true } | { function: true } | { later: string };
let answered = 0;

/** Answers with the count of the calls that this worker answered before. */
answerCalls<Order, { text: string; before: number }>((order) => {
  if ('throw' in order) throw new RangeError(order.throw);
  if ('later' in order) setTimeout(() => Promise.reject(new Error(order.later)));
  while ('forever' in order);
  if ('function' in order) return { text: () => {}, before: 0 } as never;
  answered += 1;
  return { text: 'text' in order ? order.text.toUpperCase() : '', before: answered - 1 };
});
