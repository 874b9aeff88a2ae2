import { array, type Infer, object, optional } from '@waybill/validators';
import type { Call } from '../kit/call';
import { text } from '../kit/fields';
import { boolean, string } from '../kit/schemas';
import { preferences } from '../personal/preferences';

const news = object({
  known: string(),
  user: object({
    username: string(),
    avatar: string(),
    roles: array(string()),
    permissions: array(string()),
    admin: boolean(),
  }),
  preferences,
  /** Another one as soon as a request for money of the account was paid or refused. */
  settled: string(),
});

/** What the server knows of the account. */
export type News = Infer<typeof news>;

/** Who the caller is, as soon as that is something else than what is `known`; at the latest after 25 seconds. */
export const newsCall = {
  method: 'GET',
  url: '/live/getNews',
  query: object({ known: optional(text(64)) }),
  response: news,
} as const satisfies Call;
