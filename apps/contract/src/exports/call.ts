export type { AnySchema, BodyOf, Call, PageCall, QueryOf, ResponseOf, Told } from '../kit/call';
