import { useText } from '@waybill/ui-shell';
import { titles } from '../../messages';

export default function PermissionPage() {
  const t = useText();
  return <h1>{t(titles.permission)}</h1>;
}
