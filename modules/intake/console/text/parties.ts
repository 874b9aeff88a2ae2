import type { Certainty, ReadParty } from '../reading';
import type { RegionNames } from '../regions/find-region';
import { findAddresses } from './addresses';
import { type Board, weaker } from './board';
import { findContacts, nameRest } from './contacts';
import type { Entity } from './entity';

/** Finds people and places in the items from one place to another. */
export function findEntities(board: Board, names: RegionNames, start: number, end: number): Entity[] {
  const contacts = findContacts(board, start, end);
  const addresses = findAddresses(board, names, start, end);
  const entities = [...contacts, ...addresses].sort((a, b) => a.first - b.first);
  nameRest(board, entities, start, end);
  return entities;
}

export const lessCertain = (fields: ReadParty, sure: Certainty): ReadParty =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { ...value, sure: weaker(value.sure, sure) }]),
  );
