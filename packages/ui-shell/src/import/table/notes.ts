import type { TableNote, TableNoteKind } from './table';

/** Places that a note names. */
export const namedPlaces = 10;

/** Adds to the note of that kind, sheet and part. */
export type AddNote = (kind: TableNoteKind, of?: Pick<TableNote, 'sheet' | 'part'>, place?: string) => void;

export function createNotes(): { add: AddNote; list: () => readonly TableNote[] } {
  const notes = new Map<string, TableNote & { places: string[] }>();
  const add: AddNote = (kind, of = {}, place) => {
    const key = JSON.stringify([kind, of.sheet, of.part]);
    const note = notes.get(key) ?? { kind, ...of, count: 0, places: [] };
    note.count += 1;
    if (place !== undefined && note.places.length < namedPlaces) note.places.push(place);
    notes.set(key, note);
  };
  return { add, list: () => [...notes.values()] };
}
