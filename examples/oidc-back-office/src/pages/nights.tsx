import { Button, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { array, object, string } from '@waybill/validators';
import { titles } from '../messages';

const nights = {
  path: '/api/nights',
  schema: object({ nights: array(object({ date: string(), telescope: string() })) }),
};

/** The nights that are planned. An access token that has expired is renewed on the way, unseen. */
export default function Nights() {
  const t = useText();
  const { data, state, reload } = useServerData(nights);
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
