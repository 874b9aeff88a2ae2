import type { Context } from 'hono';
import type { SandboxEnv } from './sandbox-env';

/** The version that whoever writes has read, by `If-Match`; undefined where he names none. */
export function readIfMatch(c: Context<SandboxEnv>): number | undefined {
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(c.req.header('if-match') ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}

/** Names the version of the record that is answered. */
export function tellVersion(c: Context<SandboxEnv>, { version }: { version: number }): void {
  c.header('ETag', `"${version}"`);
}
