import { gluedWords } from './glued-words';
import { loneColours } from './lone-colours';
import { lostParts } from './lost-parts';
import { movingParts } from './moving-parts';
import { uncertifiedWords } from './uncertified-words';

/** The audits of a rendered page; each returns a list of findings. */
export const audits = {
  look: (part: Element) => [...loneColours(part), ...uncertifiedWords(part), ...movingParts(part), ...gluedWords(part)],
  movingParts: (part: Element) => movingParts(part),
  lostParts: (_part: Element) => lostParts(),
};
