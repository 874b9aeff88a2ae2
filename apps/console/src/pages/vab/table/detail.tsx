import { useText } from '@waybill/ui-shell';
import { titles } from '../../../messages';

export default function TableDetailPage() {
  const t = useText();
  return <h1>{t(titles.tableDetail)}</h1>;
}
