import type { TableNote, TableNoteKind } from './table';

const namedPlaces = 10;

/** Collects the notes of a table: one for each kind, sheet and part. */
export interface Notes {
  add: (kind: TableNoteKind, of?: Pick<TableNote, 'sheet' | 'part'>, place?: string) => void;
  list: () => readonly TableNote[];
}

export function createNotes(): Notes {
  const notes = new Map<string, TableNote & { places: string[] }>();
  return {
    add(kind, of = {}, place) {
      const key = JSON.stringify([kind, of.sheet, of.part]);
      const note = notes.get(key) ?? { kind, ...of, count: 0, places: [] };
      note.count += 1;
      if (place !== undefined && note.places.length < namedPlaces) note.places.push(place);
      notes.set(key, note);
    },
    list: () => [...notes.values()],
  };
}
