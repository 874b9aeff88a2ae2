import { useText } from '@waybill/ui-shell';
import { TwoLines } from '@waybill/ui-shell/table';
import type { Payee } from '../../contract/payee';
import { commissionMessages } from './messages';

/** The payee in two lines. */
export function PayeeLine({ payee: { kind, name, account, bank } }: { payee: Payee }) {
  const t = useText();
  return <TwoLines below={account}>{`${name} · ${bank || t(commissionMessages[kind])}`}</TwoLines>;
}
