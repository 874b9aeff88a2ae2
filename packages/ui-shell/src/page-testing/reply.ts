import type { ScriptedReply } from '@waybill/http/testing';

/** A complete response without the app's envelope. @beta */
export class Reply {
  constructor(readonly said: ScriptedReply) {}
}

/**
 * Makes a complete response with status, headers and body, to use instead of data in `responses`. @beta
 * @example reply({ status: 412, body: { title: 'Changed meanwhile' } })
 */
export const reply = (response: ScriptedReply): Reply => new Reply(response);
