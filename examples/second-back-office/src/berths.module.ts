import { defineModule } from '@waybill/ui-shell/console';
import { array, object, string } from '@waybill/validators';
import { berth } from './berth';

const findBerths = {
  method: 'GET',
  url: '/berths',
  query: object({ name: string(), page: string(), pageSize: string() }),
  response: object({ list: array(berth) }),
} as const;

/** The additions of berths beside their page: the palette (Ctrl+K) finds them by their name. */
export const berthsModule = defineModule({
  name: 'berths',
  records: async ({ read, goTo }) => [
    {
      guard: { role: ['Dispatcher'] },
      find: async (name, signal) => {
        const { list } = await read(findBerths, { name, page: 1, pageSize: 5 }, { signal, silent: true });
        return list.map((match) => ({
          id: `berth.${match.id}`,
          title: match.name,
          run: () => goTo(`/berths?name=${encodeURIComponent(match.name)}`),
        }));
      },
    },
  ],
});
