import { useText } from '@waybill/ui-shell';
import { titles } from '../../messages';

export default function OrderListPage() {
  const t = useText();
  return <h1>{t(titles.orderList)}</h1>;
}
