import { Can } from '@waybill/auth-core/react';
import { Action } from '@waybill/ui-shell';
import { href } from '@waybill/ui-shell/console';
import { FileUp, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { orderMessages } from './shared/messages';

/** The ways to new orders, one at a time or from a spreadsheet, for whoever may place them. */
export function PlaceButtons() {
  const navigate = useNavigate();
  return (
    <Can guard={{ permission: ['write:order'] }}>
      <Action
        icon={<FileUp aria-hidden size={16} />}
        onClick={() => void navigate(href('/order/orderImport'))}
        text={orderMessages.importOrders}
      />
      <Action
        tone="primary"
        icon={<Plus aria-hidden size={16} />}
        onClick={() => void navigate(href('/order/quickOrder'))}
        text={orderMessages.place}
      />
    </Can>
  );
}
