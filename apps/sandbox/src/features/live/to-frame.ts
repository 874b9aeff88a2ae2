import type { Account } from '../../http/account';
import type { Happened } from '../../platform/database/event-feed';
import { viewerOf } from '../orders/viewer';

/** An event as it goes over the wire. */
export const frameOf = (id: number, type: string, data: unknown) =>
  `id: ${id}\nevent: ${type}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** Whether an account is told of an event: of its own, of what everybody may know, and of everybody's where it manages orders. Notes among staff stay there. */
export function isToldOf(account: Account, { topic, owner, detail }: Happened): boolean {
  if (topic === 'account') return false;
  if (topic === 'notice') return true;
  if (topic === 'money') return owner === account.id || mayRead(account, 'settle:commission');
  const { owner: only } = viewerOf(account);
  if (only === undefined) return true;
  return owner === only && (topic !== 'order' || !/"kind":"(note|reveal)"/.test(detail));
}

const mayRead = ({ admin, permissions }: Account, permission: string) => admin || permissions.includes(permission);

const frames = new WeakMap<Happened, string>();

/** The frame of an event, made once for all who are told of it. */
export function toFrame(happened: Happened): string {
  const made = frames.get(happened) ?? frameOf(happened.id, happened.topic, toData(happened));
  frames.set(happened, made);
  return made;
}

function toData({ topic, record, actor, detail }: Happened): object {
  const more: unknown = JSON.parse(detail);
  if (topic === 'presence') return { id: record, people: more };
  if (topic === 'notice') return { id: record, ...(more as object) };
  return { id: record, by: actor, ...(more as object) };
}
