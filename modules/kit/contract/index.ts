export { type Action, action, actionsCall } from './actions';
export { type BodyOf, type Call, type DeepReadonly, get, type PageCall, post, type ResponseOf } from './call';
export { callsPageCall, documentCall } from './document';
export { recordExportCall } from './export';
export {
  byId,
  counted,
  daysQuery,
  digits,
  flagText,
  forEach,
  ids,
  line,
  list,
  mobile,
  moment,
  name,
  needed,
  newPassword,
  nothing,
  pageOf,
  pageQuery,
  presentPassword,
  search,
  sixDigits,
  text,
  userName,
  whole,
} from './fields';
export { lastEventHeader } from './last-event-header';
export { limits } from './limits';
export { type Present, people, present } from './people';
export type { Rights } from './permissions';
export { type Permission, permissions } from './permissions';
export { presenceCall } from './presence';
export { phone } from './rules';
export { deleteChoiceCall, saveChoiceCall, savedChoicesCall } from './saved-choices';
export { boolean, integer, isoDate, isoDateTime, string } from './schemas';
export { type LoginWay, loginWays, places, secondMethods } from './sign-in';
