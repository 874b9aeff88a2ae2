import { defineModule } from '@waybill/ui-shell/console';
import { array, object, string } from '@waybill/validators';
import { note } from './note';

const findNotes = {
  method: 'GET',
  url: '/notes',
  query: object({ text: string(), pageSize: string() }),
  response: object({ list: array(note) }),
} as const;

/** The additions of notes beside their page: the palette (Ctrl+K) finds them by their text. */
export const notesModule = defineModule({
  name: 'notes',
  records: async ({ read, goTo }) => [
    {
      find: async (query, signal) => {
        const { list } = await read(findNotes, { text: query, pageSize: 5 }, { signal, silent: true });
        return list.map(({ id, text }) => ({
          id: `note.${id}`,
          title: text,
          run: () => goTo(`/notes?text=${encodeURIComponent(text)}`),
        }));
      },
    },
  ],
});
