export { type Action, action, actionsCall } from '../kit/actions';
export type { AnySchema, BodyOf, Call, PageCall, QueryOf, ResponseOf, Told } from '../kit/call';
export { recordExportCall } from '../kit/export';
export { dropChoiceCall, keepChoiceCall, keptChoicesCall } from '../kit/kept-choices';
export { lastEventHeader } from '../kit/last-event-header';
export { limits } from '../kit/limits';
export { type Permission, permissions } from '../kit/permissions';
export { type Present, presenceCall, present } from '../kit/presence';
export { type LoginWay, loginWays, places, type SecondMethod, secondMethods } from '../kit/sign-in';
