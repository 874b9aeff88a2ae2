import { useText } from '@waybill/ui-shell';
import { titles } from '../../messages';

export default function PromotionCenterPage() {
  const t = useText();
  return <h1>{t(titles.promotionCenter)}</h1>;
}
