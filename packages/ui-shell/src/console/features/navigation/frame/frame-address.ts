/** An invalid frame address; the message names it and the reason. @public */
export class FrameAddressError extends Error {
  override readonly name = 'FrameAddressError';
  readonly address: string;

  constructor(address: string, complaint: string) {
    super(
      `The frame address "${address}" is refused: ${complaint}. Write an http or https address, or a path of the own host.`,
    );
    this.address = address;
  }
}

const token = /[?&#;](?:access_|id_|refresh_)?token=/i;

/** Checks an address for a frame. Returns its origin, or null for a path of the same host. Throws a `FrameAddressError`. */
export function originOfFrame(address: string): string | null {
  const refuse = (complaint: string): never => {
    throw new FrameAddressError(address.slice(0, 200), complaint);
  };
  if (/[\p{Cc}\s\\]/u.test(address)) refuse('it holds a blank, a back-slash or a control character');
  if (token.test(address)) refuse('a token does not belong into an address, where logs and histories keep it');
  if (address.startsWith('//')) refuse('it begins with //, so its scheme is that of the page around');
  if (address.startsWith('/')) return null;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) refuse('it is relative to whatever page is open');
  if (scheme !== 'http' && scheme !== 'https') refuse(`${scheme}: is no scheme of a page`);
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) refuse('it names no host');
  const { origin, username, password } = new URL(address);
  if (username || password) refuse('it carries a name or a password');
  return origin;
}
