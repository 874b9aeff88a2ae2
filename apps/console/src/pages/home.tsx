import { useText } from '@waybill/ui-shell';
import { titles } from '../messages';

export default function IndexPage() {
  const t = useText();
  return <h1>{t(titles.home)}</h1>;
}
