import { useText } from '@waybill/ui-shell';
import { titles } from '../../messages';

export default function PromotionOrderDetailPage() {
  const t = useText();
  return <h1>{t(titles.orderDetail)}</h1>;
}
