import { defineResource, href } from '@waybill/ui-shell/console';
import { promotedUserCall } from '../../contract/invitations';

/** Promoted users, one by one. */
export const promotedUserDetails = defineResource({ record: promotedUserCall });

/** The page of a promoted user. */
export const promotedUserHref = (id: number): string => href('/promotion/promotedUser', { query: { id } });
