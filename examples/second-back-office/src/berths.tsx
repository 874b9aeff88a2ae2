import { useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { titles } from './messages';

interface Berth {
  id: number;
  name: string;
  taken: boolean;
}

/** A page that asks this back office's own API; token, errors and language are the console's business. */
export default function Berths() {
  const t = useText();
  const { data } = useServerData<{ list: Berth[] }>('/v2/berths');
  return (
    <ul>
      {data?.list.map(({ id, name, taken }) => (
        <li key={id}>
          {name}: {t(taken ? titles.taken : titles.free)}
        </li>
      ))}
    </ul>
  );
}
