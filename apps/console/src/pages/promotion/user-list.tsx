import { useText } from '@waybill/ui-shell';
import { titles } from '../../messages';

export default function UserListPage() {
  const t = useText();
  return <h1>{t(titles.userList)}</h1>;
}
