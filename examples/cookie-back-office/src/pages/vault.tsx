import { useText } from '@waybill/ui-shell';
import { titles } from '../messages';

/** A page that one role alone may open; its guard stands in the route table. */
export default function Vault() {
  const t = useText();
  return <p>{t(titles.keeperOnly)}</p>;
}
