import { accountServer } from '@waybill/account/server';
import { demoServer } from '@waybill/demo/server';
import type { ServerModule } from '@waybill/kit/server';
import { liveServer } from '@waybill/live/server';
import { ordersServer } from '@waybill/orders/server';
import { peopleServer } from '@waybill/people/server';
import { promotionServer } from '@waybill/promotion/server';

/** The modules of this server. First rows are written in this order and tables emptied in reverse, so promotion follows orders. */
export const modules: readonly ServerModule[] = [
  accountServer,
  peopleServer,
  liveServer,
  demoServer,
  ordersServer,
  promotionServer,
];
