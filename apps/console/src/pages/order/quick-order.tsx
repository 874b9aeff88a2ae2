import { useText } from '@waybill/ui-shell';
import { titles } from '../../messages';

export default function QuickOrderPage() {
  const t = useText();
  return <h1>{t(titles.quickOrder)}</h1>;
}
