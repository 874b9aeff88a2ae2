import type { Brand, Category } from '../../contract/brands';
import type { Found } from '../reading';
import type { Board } from './board';
import type { Item } from './items';

/** Parts of a vehicle, with their places. */
export interface VehicleDraft {
  first: number;
  last: number;
  brand?: { brand: Brand; place: number };
  category?: { category: Category; place: number };
  model?: Found;
  count?: { value: number; place: number; isDoubted: boolean };
  plate?: Found;
  frame?: Found;
}

/** Words that stand between the parts of a vehicle. */
export const isFiller = (item: Item | undefined) =>
  item?.kind === 'word' &&
  (item.meaning.kind === 'talk' ||
    item.meaning.kind === 'point' ||
    (item.meaning.kind === 'term' && /^(?:brand|model|category|quantity|frame|plate)$/.test(item.meaning.term)));

/** Whether only fillers stand between two places, none of them in another sentence. */
export function isNear({ items }: Board, from: number, to: number, most = 2): boolean {
  if (to - from > 4) return false;
  for (let place = from + 1; place <= to; place += 1) {
    if ((items[place]?.gap ?? 9) > most) return false;
    if (place < to && !isFiller(items[place])) return false;
  }
  return true;
}
