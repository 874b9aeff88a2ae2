import { useText } from '@waybill/ui-shell';
import { titles } from '../../../messages';

export default function ComprehensiveTablePage() {
  const t = useText();
  return <h1>{t(titles.comprehensiveTable)}</h1>;
}
