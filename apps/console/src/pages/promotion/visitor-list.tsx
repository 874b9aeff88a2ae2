import { useText } from '@waybill/ui-shell';
import { titles } from '../../messages';

export default function VisitorListPage() {
  const t = useText();
  return <h1>{t(titles.visitorList)}</h1>;
}
