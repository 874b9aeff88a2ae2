import type { ServerModule } from '@waybill/kit/server';
import { addLiveCalls } from './live-calls';
import { addNotices } from './notices';
import { noticeStatements } from './seed/seed-notices';

/** Events, presence and notices. */
export const liveServer: ServerModule = {
  calls: [addNotices, addLiveCalls],
  mayHear: { notice: () => true },
  tables: ['notices'],
  firstRows: noticeStatements,
};
