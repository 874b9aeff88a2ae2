import type { Guard } from '@waybill/auth-core';
import type { CommandTools } from './command';

/** What a code does that is typed by a scanner. @beta */
export interface Scan {
  /** The codes that are meant. What else a scanner types stays where it is, so anchor it: `/^TY\d{13}$/`. */
  pattern: RegExp;
  /** Who may: for anybody else the code stays where it is. Default: everyone. */
  guard?: Guard | undefined;
  /** Fetches the code that `run` will want, while a code is typed and nobody knows which. A rejection is for `run`. Default: nothing. */
  prepare?: ((tools: CommandTools) => unknown) | undefined;
  /** Gets the code once the field has its earlier value back; a rejection is shown like every failure. */
  run: (code: string, tools: CommandTools) => unknown;
}
