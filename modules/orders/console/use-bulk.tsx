import type { Selection } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { useState } from 'react';
import type { Order } from '../contract/order';
import { BulkActions } from './bulk-actions';
import { type BulkQuestion, bulkDraftName, readBulkQuestion } from './bulk-question';

/** The bulk actions of a list: buttons, dialogs, and the offer to restore a dialog's draft while none is open. */
export function useBulk() {
  const [question, ask] = useState<BulkQuestion>();
  return {
    actions: (selection: Selection<Order>) => <BulkActions selection={selection} question={question} onAsk={ask} />,
    offer: !question && <DraftOffer name={bulkDraftName} onResume={(about) => ask(readBulkQuestion(about))} />,
  };
}
