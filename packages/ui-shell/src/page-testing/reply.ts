import type { ScriptedReply } from '@waybill/http/testing';

/** What a server says as it is: no envelope of the app is put around it. @beta */
export class Reply {
  constructor(readonly said: ScriptedReply) {}
}

/**
 * Says all of a response: status, headers and body as they are sent, in the place of data in `responses`. @beta
 * @example reply({ status: 412, body: { title: 'Changed meanwhile' } })
 */
export const reply = (said: ScriptedReply): Reply => new Reply(said);
