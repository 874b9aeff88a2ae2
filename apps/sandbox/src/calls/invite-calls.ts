import type { Context, Hono } from 'hono';
import { isbot } from 'isbot';
import { fromInviteCode, toInviteCode, toVisitSource } from '../business/invite';
import { summary, summaryQuery, userPage, userQuery, visitPage, visitQuery } from '../business/promotion-contract';
import type { CallContract } from '../contract/call-contract';
import { createCalls } from '../contract/create-calls';
import { listRows } from '../rows/list-rows';
import { promotedUserPlan } from '../rows/promoted-users';
import { promoterOf } from '../rows/promoter';
import { promotionSummary, readDays } from '../rows/promotion-summary';
import { isOpenVisit, noteVisit, visitPlan } from '../rows/visits';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { findAccountById } from '../session/account';
import { createAttemptLimit } from '../session/attempt-limit';
import { digest, randomToken } from '../session/digest';
import { createExpiringMap } from '../session/expiring-map';
import { originOf } from '../session/origin';

const permission = 'read:promotion';
/** Milliseconds in which a link that somebody opens again and again is one visit. */
const oneVisit = 30 * 60_000;

/** The invitation link, and what came of it: figures, users and visits. Gives the contracts of the calls. */
export function addInviteCalls(app: Hono<SandboxEnv>, platform: Platform): CallContract[] {
  const { database, now } = platform;
  const { contracts, add } = createCalls(app, platform);
  /** The visits of the last half hour by who made them; kept in memory alone, since they know whole addresses. */
  const visits = createExpiringMap<string>({ life: oneVisit, now });
  const limit = createAttemptLimit({ limit: 100, window: oneVisit, now });

  // Nobody is signed in here: whatever stands in the address leads to the register page, and only a code that is one is carried there.
  app.get('/invite/:code', async (c) => {
    const inviterId = fromInviteCode(c.req.param('code'));
    const inviter = inviterId === undefined ? undefined : await findAccountById(database, inviterId);
    const target = new URLSearchParams({ panel: 'register' });
    const ahead = /prefetch|prerender/.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '');
    if (inviter && !inviter.disabled) {
      target.set('invite', toInviteCode(inviter.id));
      const userAgent = c.req.header('user-agent') ?? '';
      const bot = c.req.method === 'HEAD' || userAgent === '' || isbot(userAgent);
      const visit = ahead ? undefined : await visitOf(c, inviter.id, userAgent, bot);
      if (visit !== undefined && !bot) target.set('visit', visit);
    }
    c.header('Cache-Control', 'no-store');
    return c.redirect(`/#/login?${target}`);
  });

  add(
    {
      method: 'get',
      path: '/promotion/getSummary',
      summary: 'Invitation and figures of the last days or of a range of at most 366; days are those of Asia/Shanghai.',
      permission,
      query: summaryQuery,
      response: summary,
    },
    async ({ c, account, query }) => {
      const owner = promoterOf(account);
      const inviteCode = toInviteCode(account.id);
      const inviteUrl = `${originOfServer(c)}/invite/${inviteCode}`;
      const figures = await promotionSummary(database, owner, readDays(query, now()));
      return { inviteCode, inviteUrl, everybody: owner === undefined, ...figures };
    },
  );

  add(
    {
      method: 'get',
      path: '/promotion/userList',
      summary: 'Everybody who came by an invitation.',
      permission,
      query: userQuery,
      response: userPage,
    },
    ({ c, account }) => listRows(database, promotedUserPlan(promoterOf(account)), c.req.query()),
  );

  add(
    {
      method: 'get',
      path: '/promotion/visitorList',
      summary: 'Visits by invitation links, those of robots marked.',
      permission,
      query: visitQuery,
      response: visitPage,
    },
    ({ c, account }) => listRows(database, visitPlan(promoterOf(account)), c.req.query()),
  );

  return contracts;

  /** The key of the visit that somebody makes or goes on with, or undefined where too many came from there to be noted. */
  async function visitOf(c: Context<SandboxEnv>, inviterId: number, userAgent: string, bot: boolean) {
    const { ip } = originOf(c);
    const visitor = digest(JSON.stringify([ip, userAgent, bot, c.req.url]));
    const before = visits.get(visitor);
    if (before !== undefined && (await isOpenVisit(database, before))) return before;
    if (limit.take(ip) > 0) return undefined;
    const key = randomToken();
    visits.set(visitor, key);
    const source = toVisitSource(c.req.query('source'), userAgent);
    await noteVisit(database, { inviterId, page: '/invite', source, userAgent, ip, bot, key, at: now() });
    return key;
  }
}

/** Where the caller reaches the server; a proxy before it says whether that is by TLS. */
function originOfServer(c: Context<SandboxEnv>): string {
  const { host, protocol } = new URL(c.req.url);
  return `${c.req.header('x-forwarded-proto') === 'https' ? 'https:' : protocol}//${host}`;
}
