import type { NamesContext, PartyField, ReadField, ReadOrder, ReadParty, Role } from '../reading';
import { isWithin } from '../regions/find-region';
import { findAddresses } from './addresses';
import { type Board, doubted, weaker } from './board';
import { findContacts } from './contacts';
import { atMost } from './piece';
import { readTerms } from './read-terms';
import { readVehicles } from './read-vehicles';
import { decideSides } from './sides';

/** Reads the one order of a board; `isAsked` if the text does not say which side is which. Each pass takes the items that it understands, and leaves the rest to the next one. */
export function readPiece(board: Board, { names, today }: NamesContext): { order: ReadOrder; isAsked: boolean } {
  const terms = readTerms(board, today);
  const vehicles = readVehicles(board);
  const entities = [...findContacts(board), ...findAddresses(board, names)].sort((a, b) => a.first - b.first);
  const sides = decideSides(board, entities);
  // If a text may contain several orders, all its fields are doubtful.
  const worst = entities.filter(({ kind }) => kind === 'contact').length > 2 ? 'uncertain' : 'certain';
  const partyOf = (role: Role) =>
    gather(
      entities.flatMap(({ fields }, place) =>
        sides.roles[place] === role ? [atMost(fields, weaker(worst, sides.sure[place] ?? 'guess'))] : [],
      ),
    );
  return {
    order: {
      consignor: partyOf('consignor'),
      consignee: partyOf('consignee'),
      vehicles: vehicles.map((vehicle) => atMost(vehicle, worst)),
      terms: atMost(terms, worst),
    },
    isAsked: sides.isAsked,
  };
}

/** The fields of one side: the first value of each kind. A second value becomes a leftover and makes the field doubtful. */
function gather(parts: readonly ReadParty[]): ReadParty {
  const party: ReadParty = {};
  for (const [field, value] of parts.flatMap((fields) => Object.entries(fields) as [PartyField, ReadField][])) {
    const first = party[field];
    const isIn = (inner: string, outer: string) => field === 'region' && isWithin(inner, outer);
    if (!first) party[field] = value;
    else if (first.value === value.value || isIn(value.value, first.value) || isIn(first.value, value.value))
      party[field] = { ...(isIn(value.value, first.value) ? value : first), at: [...first.at, ...value.at] };
    else party[field] = doubted(first);
  }
  return party;
}
