import type { Database } from '@waybill/kit/server';
import { between, contains, equals, type ListPlan, raw, rowReader, sql } from '@waybill/kit/server';
import { type Visit, visit } from '../contract/invitations';
import type { VisitSource } from '../contract/words';

/** The plan of the visit list: visits by the link of one inviter, or all. */
export const visitPlan = (inviter: number | undefined): ListPlan<Visit> => ({
  from: inviter === undefined ? 'visitors' : `(SELECT * FROM visitors WHERE inviter_id = ${Number(inviter)})`,
  columns: '*',
  sortable: {
    id: 'id',
    city: 'city',
    page: 'page',
    device: 'device',
    source: 'source',
    duration: 'duration',
    registered: 'registered',
    visitedAt: 'visited_at',
  },
  newestBy: 'visitedAt',
  filters: {
    city: contains('city'),
    source: equals('source'),
    device: equals('device'),
    // A whole path is just that one.
    landing: (path) => (path.startsWith('/') ? equals('page') : contains('page'))(path),
    bot: isSet('bot'),
    registered: isSet('registered'),
    ...between('visited_at'),
  },
  toItem: rowReader(visit),
});

const isSet = (column: string) => (text: string) => sql`${raw(column)} = ${text === 'true' ? 1 : 0}`;

/** A visit to record. */
export interface NotedVisit {
  inviterId: number;
  page: string;
  source: VisitSource;
  userAgent: string;
  ip: string;
  bot: boolean;
  /** The key by which a registration names the visit. */
  key: string;
  at: number;
}

/** Notes a visit; of its address the last part is left out. */
export async function noteVisit(database: Database, visit: NotedVisit): Promise<void> {
  const { inviterId, page, source, userAgent, ip, bot, key, at } = visit;
  const device = deviceOf(userAgent);
  await database.execute(sql`INSERT INTO visitors
    (ip, city, page, device, source, duration, registered, visited_at, inviter_id, bot, key)
    VALUES (${maskAddress(ip)}, '', ${page}, ${device}, ${source}, 0, 0, ${at}, ${inviterId}, ${bot ? 1 : 0}, ${key})`);
}

/** Whether a visit with the key exists that no registration has used. */
export async function isOpenVisit(database: Database, key: string): Promise<boolean> {
  const { rows } = await database.execute(sql`SELECT 1 FROM visitors WHERE key = ${key} AND registered = 0`);
  return rows.length > 0;
}

/** An address without its last part: 203.0.113.*, 2001:db8:1:*. */
export function maskAddress(ip: string): string {
  return ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}:*` : ip.replace(/\.\d+$/, '.*');
}

function deviceOf(userAgent: string): 'ios' | 'android' | 'desktop' {
  if (/iPhone|iPad/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}
