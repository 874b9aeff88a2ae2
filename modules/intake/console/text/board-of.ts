import { Board } from './board';
import type { TextContext } from './read-piece';
import { toItems } from './to-items';
import { toPlain } from './to-plain';

export function boardOf(text: string, { names, brands }: TextContext): Board {
  const plain = toPlain(text);
  return new Board(text, plain, toItems(plain, names, brands));
}
