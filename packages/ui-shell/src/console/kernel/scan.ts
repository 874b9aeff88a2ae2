import type { Guard } from '@waybill/auth-core';
import type { CommandTools } from './command';

/** The handler of a scanned code. @beta */
export interface Scan {
  /** The matching codes; other codes stay as typed text, so anchor the pattern: `/^TY\d{13}$/`. */
  pattern: RegExp;
  /** Guard; for other users the code stays as typed text. Default: everyone. */
  guard?: Guard | undefined;
  /** Prefetches code and data for `run` while any code is being typed. Rejections are ignored, because `run` meets them again. Default: `undefined`. */
  prepare?: ((tools: CommandTools) => unknown) | undefined;
  /** Gets the code once the field has its earlier value back; a rejection is shown like every failure. */
  run: (code: string, tools: CommandTools) => unknown;
}
