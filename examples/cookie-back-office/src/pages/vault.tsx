import { useText } from '@waybill/ui-shell';
import { titles } from '../messages';

/** A page for one role; its guard is in the route table. */
export default function Vault() {
  const t = useText();
  return <p>{t(titles.keeperOnly)}</p>;
}
