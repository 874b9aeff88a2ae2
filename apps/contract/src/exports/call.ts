export type { AnySchema, BodyOf, Call, PageCall, QueryOf, ResponseOf, Told } from '../kit/call';
export { type Permission, permissions } from '../kit/permissions';
