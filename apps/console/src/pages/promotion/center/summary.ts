import { array, boolean, type Infer, integer, object, oneOf, string, url } from '@waybill/validators';
import { isoDate } from '@waybill/validators/trade';
import { inviteSources } from '../sources';

const trendDay = object({ date: isoDate(), visits: integer(), registered: integer(), orders: integer() });

const summary = object({
  inviteCode: string(),
  inviteUrl: url(),
  everybody: boolean(),
  from: isoDate(),
  to: isoDate(),
  funnel: object({ visits: integer(), registered: integer(), ordered: integer(), signed: integer() }),
  bots: integer(),
  sources: array(object({ source: oneOf(inviteSources), visits: integer(), registered: integer() })),
  pages: array(object({ page: string(), visits: integer() })),
  trend: array(trendDay),
});

/** What came of invitations in some days of the business. */
export type Summary = Infer<typeof summary>;

/** One day of the business. */
export type TrendDay = Infer<typeof trendDay>;

/** The invitation of the account, and what came of it. */
export const promotionSummary = { path: '/promotion/getSummary', schema: summary };
