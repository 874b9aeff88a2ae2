import { useText } from '@waybill/ui-shell';
import { titles } from '../../messages';

export default function PromotionOrderListPage() {
  const t = useText();
  return <h1>{t(titles.promotionOrders)}</h1>;
}
