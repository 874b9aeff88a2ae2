import { Alert } from '../feedback/alert';
import { useFormat } from '../locales/use-format';
import { useImport } from './import-context';
import { List } from './layout';
import { noteMessages } from './note-messages';
import { namedPlaces } from './table/notes';
import type { TableNote, TableNoteKind } from './table/table';

/** Notes that change no cell. */
const quiet: ReadonlySet<TableNoteKind> = new Set([
  'hiddenSheet',
  'otherSheet',
  'merges',
  'hiddenColumns',
  'invisible',
]);

/** Notes about a file, or about one sheet of it: a line for each kind, with the number of cells and the first of them. Rows that are hidden have a choice of their own. */
export function TableNotes({ notes, sheet }: { notes: readonly TableNote[]; sheet?: string }) {
  const { t } = useImport();
  const format = useFormat();
  const isOfSheet = (note: TableNote) =>
    sheet === undefined || [undefined, sheet].includes(note.sheet) || note.kind.endsWith('Sheet');
  const shown = notes.filter((note) => note.kind !== 'hiddenRows' && isOfSheet(note));
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  const lineOf = (kind: TableNoteKind) => {
    const ofKind = shown.filter((note) => note.kind === kind);
    const count = ofKind.reduce((sum, note) => sum + note.count, 0);
    const places = ofKind.flatMap((note) => (note.places.length > 0 ? note.places : [note.part ?? note.sheet ?? '']));
    const named = places.slice(0, namedPlaces);
    const more = Math.max(count, places.length) > named.length ? ['…'] : [];
    return t(noteMessages[kind], { count, places: format.list([...named, ...more]) });
  };
  return (
    <Alert tone={kinds.every((kind) => quiet.has(kind)) ? 'info' : 'warning'}>
      <List>
        {kinds.map((kind) => (
          <li key={kind}>{lineOf(kind)}</li>
        ))}
      </List>
    </Alert>
  );
}
