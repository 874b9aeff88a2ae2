export { ResponseError } from '../errors/response-error';
export { createScriptedAdapter, type ScriptedAdapter } from '../testing/create-scripted-adapter';
export type { ScriptedCall, ScriptedReply, ScriptLine } from '../testing/script-line';
