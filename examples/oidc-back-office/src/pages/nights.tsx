import { Button, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { titles } from '../messages';

interface Night {
  date: string;
  telescope: string;
}

/** The nights that are planned. An access token that has expired is renewed on the way, unseen. */
export default function Nights() {
  const t = useText();
  const { data, state, reload } = useServerData<{ nights: Night[] }>('/api/nights');
  const again = <Button onClick={reload}>{t(titles.again)}</Button>;
  if (state === 'failed') {
    return (
      <p role="alert">
        {t(titles.failed)} {again}
      </p>
    );
  }
  if (!data) return <p role="status">{t(titles.loading)}</p>;
  return (
    <>
      <ul>
        {data.nights.map(({ date, telescope }) => (
          <li key={date}>
            {date}: {telescope}
          </li>
        ))}
      </ul>
      {again}
    </>
  );
}
