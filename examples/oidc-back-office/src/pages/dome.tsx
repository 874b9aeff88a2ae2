import { useText } from '@waybill/ui-shell';
import { titles } from '../messages';

/** A page that one role alone may open; its guard stands in the route table. */
export default function Dome() {
  const t = useText();
  return <p>{t(titles.astronomersOnly)}</p>;
}
