import type { Happened, Platform } from '@waybill/kit/server';
import { findPresent } from './presence';

/** Formats an event for the wire. */
export const frameOf = (id: number, type: string, data: unknown) =>
  `id: ${id}\nevent: ${type}\ndata: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

const frames = new WeakMap<Happened, Promise<string>>();

/** Builds the frame of an event once for all its receivers; presence is read when the frame is sent. */
export function toFrame({ database, now }: Platform, happened: Happened): Promise<string> {
  const { id, topic, record, actor, detail } = happened;
  const make = async () =>
    frameOf(id, topic, {
      id: record,
      ...(topic === 'presence' && { people: await findPresent(database, record, now()) }),
      ...((topic === 'order' || topic === 'money') && { by: actor }),
      ...(JSON.parse(detail) as object),
    });
  const frame = frames.get(happened) ?? make();
  frames.set(happened, frame);
  return frame;
}
