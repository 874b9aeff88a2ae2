import type { Context } from 'hono';
import { type Condition, raw, sql } from '../sql';
import { CallFailure } from './call-failure';
import type { SandboxEnv } from './sandbox-env';

/** Versions that a write accepts, or `undefined` for any. */
export type AcceptedVersions = readonly number[] | undefined;

/** One element of a list of entity tags, which may be empty. Source: RFC 9110, 5.6.1 and 8.8.3. */
const element = /[ \t]*(?:(?<weak>W\/)?"(?<tag>[\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/y;

/**
 * Reads the versions of `If-Match`; `*` means any. Ignores weak tags and tags that were never issued, so a list of such tags
 * matches nothing. Throws `CallFailure` 400 for bad syntax. Source: RFC 9110, 13.1.1.
 */
export function readIfMatch(c: Context<SandboxEnv>): AcceptedVersions {
  const header = c.req.header('if-match');
  return header === undefined || header.trim() === '*' ? undefined : toVersions(header);
}

/** Rejects `If-Match` on create calls: there is no record yet that could match. */
export function refuseIfMatch(c: Context<SandboxEnv>): void {
  readIfMatch(c);
  if (c.req.header('if-match') !== undefined) throw new CallFailure(412, 'neverSeen');
}

/** Combines the `version` of a body with `If-Match`. */
export function acceptedVersions(c: Context<SandboxEnv>, version: number | undefined): AcceptedVersions {
  const tagged = readIfMatch(c);
  if (version === undefined) return tagged;
  return tagged === undefined || tagged.includes(version) ? [version] : [];
}

/** Refuses versions of which the record, given as it is now, never had one; versions that it had before are a conflict, which the write finds. */
export function requireIssuedVersion(accepted: AcceptedVersions, present: { version: number }): void {
  if (!isKnown(accepted, present.version)) throw neverSeen(present);
}

/** Whether a record at a version ever had one of the accepted ones. */
export const isKnown = (accepted: AcceptedVersions, present: number): boolean =>
  accepted === undefined || accepted.some((version) => version <= present);

/** Creates the failure for an `If-Match` version that the record never had; it contains the current record. */
export const neverSeen = (present: object): CallFailure => new CallFailure(412, 'neverSeen', { data: { present } });

/** Writes a record at an accepted version, returns it and sends its new version. Throws `CallFailure` 409 and 412 with the record. */
export async function writeVersion<Present extends { version: number }>(
  c: Context<SandboxEnv>,
  versions: AcceptedVersions,
  read: () => Promise<Present>,
  write: (within: Condition) => Promise<boolean>,
): Promise<Present> {
  requireIssuedVersion(versions, await read());
  const isWritten = await write(versionIn(versions));
  const present = await read();
  if (!isWritten) throw new CallFailure(409, 'changedMeanwhile', { data: { present } });
  sendVersion(c, present);
  return present;
}

/** A condition of SQL for the versions that a write may meet, and its values. */
export const versionIn = (accepted: AcceptedVersions): Condition =>
  accepted === undefined ? raw('') : sql`AND version IN (${accepted})`;

/** Names the version of the record that is answered. */
export function sendVersion(c: Context<SandboxEnv>, { version }: { version: number }): void {
  c.header('ETag', `"${version}"`);
}

function toVersions(header: string): number[] {
  const tags: { weak?: string; tag?: string }[] = [];
  element.lastIndex = 0;
  while (element.lastIndex < header.length) {
    const tag = element.exec(header);
    if (!tag) throw new CallFailure(400, 'badIfMatch');
    if (tag.groups?.tag !== undefined) tags.push(tag.groups);
  }
  if (tags.length === 0) throw new CallFailure(400, 'badIfMatch');
  return tags.flatMap(({ weak, tag = '' }) => (!weak && /^[1-9]\d{0,14}$/.test(tag) ? [Number(tag)] : []));
}
