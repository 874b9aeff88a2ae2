import { Button, useText } from '@waybill/ui-shell';
import { defineCall, useServerData } from '@waybill/ui-shell/console';
import { array, object, string } from '@waybill/validators';
import { titles } from '../messages';

const night = object({ date: string(), telescope: string() });

const readNights = defineCall({
  method: 'GET',
  url: '/api/nights',
  response: object({ nights: array(night) }),
  from: ({ nights }) => nights,
});

/** The nights that are planned. An access token that has expired is renewed on the way, unseen. */
export default function Nights() {
  const t = useText();
  const { data, state, reload } = useServerData(readNights);
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
        {data.map(({ date, telescope }) => (
          <li key={date}>
            {date}: {telescope}
          </li>
        ))}
      </ul>
      {again}
    </>
  );
}
