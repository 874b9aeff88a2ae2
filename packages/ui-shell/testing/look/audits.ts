import { gluedWords } from './glued-words';
import { loneColours } from './lone-colours';
import { lostParts } from './lost-parts';
import { movingParts } from './moving-parts';
import { uncertifiedWords } from './uncertified-words';

/** What can be said of the look of a page that is drawn, each a list of findings. */
export const audits = {
  look: (part: Element) => [...loneColours(part), ...uncertifiedWords(part), ...movingParts(part), ...gluedWords(part)],
  movingParts: (part: Element) => movingParts(part),
  lostParts: (_part: Element) => lostParts(),
};
