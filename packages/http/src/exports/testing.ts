export {
  createScriptedAdapter,
  type ScriptedAdapter,
  type ScriptedCall,
  type ScriptedReply,
  type ScriptLine,
} from '../testing/create-scripted-adapter';
