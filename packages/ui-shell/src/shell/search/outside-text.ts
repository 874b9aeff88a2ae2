import { withoutInvisible } from '../../lib/without-invisible';

/** Six or more digits, of any width and script, with separators between them: a phone, an order, a card. */
const number = /\p{Nd}(?:[\s\p{P}]*\p{Nd}){5,}/gu;

const plain = (text: string) => withoutInvisible(text).normalize('NFKC');

/** Whether a text may be a number of a customer, which no foreign search engine gets. */
export const holdsNumber = (text: string): boolean => plain(text).search(number) >= 0;

/** A text for a foreign search engine, with an ellipsis in place of each such number. */
export const maskNumbers = (text: string): string => (holdsNumber(text) ? plain(text).replace(number, '…') : text);
