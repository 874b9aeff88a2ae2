import type { PartyField, ReadParty } from '../reading';
import type { Item } from './items';

/** A contact with a phone, or a place; its side is decided later. */
export interface Entity {
  kind: 'contact' | 'address';
  /** Places of its first and last item. */
  first: number;
  last: number;
  fields: ReadParty;
}

/** More contacts or places than these are no order. */
export const mostEntities = 40;

export const isPart = (item: Item | undefined, part: PartyField): boolean =>
  item?.part === part && item.kind !== 'chunk';

/** Whether an item may stand between a name and its phone. */
export const isSkipped = ({ kind, form }: Item): boolean =>
  /^(?:part|self|other|point|talk|side)$/.test(kind) || (kind === 'sign' && form !== 'way');
