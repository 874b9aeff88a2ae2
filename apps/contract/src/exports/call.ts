export type { AnySchema, BodyOf, Call, PageCall, QueryOf, ResponseOf, Told } from '../kit/call';
export { limits } from '../kit/limits';
export { type Permission, permissions } from '../kit/permissions';
