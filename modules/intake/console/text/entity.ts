import type { ReadParty } from '../reading';
import type { Item } from './items';

/** Somebody with a phone, or a place; which side it is of is decided later. */
export interface Entity {
  kind: 'contact' | 'address';
  /** Places of its first and last item. */
  first: number;
  last: number;
  fields: ReadParty;
}

/** More people or places than these are no order. */
export const mostEntities = 40;

export const isPart = (item: Item | undefined, part: string): boolean =>
  item?.kind === 'word' && 'part' in item.meaning && item.meaning.part === part;
export const isSkipped = (item: Item | undefined): boolean =>
  (item?.kind === 'word' && /^(?:part|self|other|point|talk|side)$/.test(item.meaning.kind)) ||
  (item?.kind === 'sign' && item.form !== 'way');
