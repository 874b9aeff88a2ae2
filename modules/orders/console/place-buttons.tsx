import { Can } from '@waybill/auth-core/react';
import { LinkAction } from '@waybill/kit/console';
import { href } from '@waybill/ui-shell/console';
import { FileUp, Plus } from 'lucide-react';
import { orderMessages } from './shared/messages';

/** The links to place one order or import a spreadsheet, for users with the right to place orders. */
export function PlaceButtons() {
  return (
    <Can guard={{ permission: ['write:order'] }}>
      <LinkAction
        icon={<FileUp aria-hidden size={16} />}
        to={href('/order/orderImport')}
        text={orderMessages.importOrders}
      />
      <LinkAction
        tone="primary"
        icon={<Plus aria-hidden size={16} />}
        to={href('/order/quickOrder')}
        text={orderMessages.place}
      />
    </Can>
  );
}
