import { promotedUserCall, promotedUserDetail } from '@waybill/contract/promotion';
import { defineResource, href } from '@waybill/ui-shell/console';

/** Promoted users, one by one. */
export const promotedUserDetails = defineResource({
  path: '/promotion',
  schema: promotedUserDetail,
  calls: { record: promotedUserCall.url },
});

/** The page of a promoted user. */
export const promotedUserHref = (id: number): string => href('/promotion/promotedUser', { query: { id } });
