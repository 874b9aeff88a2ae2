import { useText } from '@waybill/ui-shell';
import { titles } from '../../../messages';

export default function CustomTablePage() {
  const t = useText();
  return <h1>{t(titles.customTable)}</h1>;
}
