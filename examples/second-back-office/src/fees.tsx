import { useText } from '@waybill/ui-shell';
import { titles } from './messages';

/** A page for one role; its guard is in the route table. */
export default function Fees() {
  const t = useText();
  return <p>{t(titles.feesLead)}</p>;
}
