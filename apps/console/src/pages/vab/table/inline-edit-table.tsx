import { useText } from '@waybill/ui-shell';
import { titles } from '../../../messages';

export default function InlineEditTablePage() {
  const t = useText();
  return <h1>{t(titles.inlineEditTable)}</h1>;
}
