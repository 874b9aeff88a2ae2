import { limits } from '@waybill/kit/contract';
import type { Calls, Platform, SandboxEnv } from '@waybill/kit/server';
import {
  createAttemptLimit,
  createExpiringMap,
  digest,
  findAccountById,
  listRows,
  originOf,
  randomToken,
  toDate,
  toDay,
} from '@waybill/kit/server';
import type { Context } from 'hono';
import { isbot } from 'isbot';
import { inviteCall, promotedUsersCall, summaryCall, visitsCall } from '../contract/invitations';
import { fromInviteCode, toInviteCode, toVisitSource } from './invite';
import { promotedUserPlan } from './promoted-users';
import { promoterOf } from './promoter';
import { promotionSummary, readDays } from './promotion-summary';
import { isOpenVisit, noteVisit, visitPlan } from './visits';

const access = 'read:promotion';
/** Milliseconds in which repeated openings of a link count as one visit. */
const oneVisit = limits.perAddress.visits.window * 1000;

/** Registers the invitation link and its results: figures, users and visits. Returns the contracts of the calls. */
export function addInviteCalls({ add, addPage }: Calls, platform: Platform): void {
  const { database, now } = platform;
  /** The visits of the last half hour by visitor; in memory only, since they contain full addresses. */
  const visits = createExpiringMap<string>({ life: oneVisit, now });
  const limit = createAttemptLimit({ limit: limits.perAddress.visits.limit, window: oneVisit, now });

  // A public call: every address leads to the register page, which receives only a valid code.
  addPage(inviteCall, { summary: 'Leads to the register page.', access: 'everybody' }, async (c) => {
    const inviterId = fromInviteCode(c.req.param('code') ?? '');
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
    summaryCall,
    {
      summary: 'Invitation and figures of the last days or of a range of at most 366; days are those of Asia/Shanghai.',
      access,
    },
    async ({ account, query }) => {
      const owner = promoterOf(account);
      const inviteCode = toInviteCode(account.id);
      const at = now();
      const figures = await promotionSummary(database, owner, readDays(query, at));
      return {
        inviteCode,
        invitePath: `/invite/${inviteCode}`,
        everybody: owner === undefined,
        today: toDate(toDay(at)),
        ...figures,
      };
    },
  );

  add(
    promotedUsersCall,
    {
      summary: 'Everybody who came by an invitation.',
      access,
    },
    ({ query, account }) => listRows(database, promotedUserPlan(promoterOf(account)), query),
  );

  add(
    visitsCall,
    {
      summary: 'Visits by invitation links, those of robots marked.',
      access,
    },
    ({ query, account }) => listRows(database, visitPlan(promoterOf(account)), query),
  );

  /** Returns the key of a new or continued visit, or undefined if the address has too many. */
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
