export { type Href, useHref } from '../console/addresses/use-href';
export type { OwnHttpOptions } from '../console/connect/create-console-http';
export type { Console, ConsoleApplication } from '../console/console-application';
export { createConsole } from '../console/create-console';
export {
  useConfig,
  useConfirm,
  useConsoleSession,
  useConsoleTabs,
  useConsoleTheme,
  useEndpoints,
  useGoTo,
  useHttp,
  useRouteTable,
  useShowFailure,
  useToasts,
} from '../console/hooks/console-hooks';
export { useGreeting } from '../console/hooks/use-greeting';
export { useMenu } from '../console/hooks/use-menu';
export { usePageTitle } from '../console/hooks/use-page-title';
export { ConfigError } from '../console/kernel/check-config';
export {
  type ConsoleConfig,
  type ConsoleOptions,
  defineConfig,
  type RequestConfig,
} from '../console/kernel/console-config';
export type { ConsoleEvent } from '../console/kernel/console-event';
export type {
  ConsoleGateway,
  ConsoleSession,
  Credentials,
  Registration,
  SecondStep,
  SocialPayload,
} from '../console/kernel/console-session';
export type {
  ConsoleSlots,
  LoginPanel,
  LoginSlots,
  RegistrationField,
  UserMenuEntry,
} from '../console/kernel/console-slots';
export type { Endpoint, Endpoints } from '../console/kernel/endpoints';
export type { ReadFieldErrors } from '../console/kernel/field-errors';
export type { CallMapping, EndpointRequest, MappedCall, ResponseFrame } from '../console/kernel/mapped-call';
export type { Register, RouteNames, RoutePaths } from '../console/kernel/route-addresses';
export {
  type BuiltInPage,
  defineRoutes,
  type PageLoader,
  type PageMap,
  type RouteDefinition,
  type RouteEntry,
  type RouteNav,
} from '../console/kernel/route-entry';
export type { SocialProvider, SourceCode } from '../console/kernel/setting';
export { askPasskey, createPasskey } from '../console/passkey/ask-passkey';
export { PasskeyError, type PasskeyHindrance } from '../console/passkey/passkey-error';
export {
  type ActionCall,
  type BulkCall,
  type BulkPart,
  defineResource,
  type Identified,
  type ListQuery,
  type ListResponse,
  type Resource,
  type ResourceCalls,
  type ResourceOptions,
  type ResourceRequests,
  type SavedFields,
} from '../console/resource/define-resource';
export type {
  FilterKind,
  FilterKinds,
  FilterValues,
  ListAddress,
  ListKind,
} from '../console/resource/list-address';
export type { FilterField, ListFiltersProps } from '../console/resource/list-filters';
export { ListPage, type ListPageProps } from '../console/resource/list-page';
export { ListTable, type ListTableLook, type ListTableProps } from '../console/resource/list-table';
export type { ResourceCall } from '../console/resource/resource-call';
export { type FilterChoices, type List, useList } from '../console/resource/use-list';
export { type RecordResult, useRecord } from '../console/resource/use-record';
export type { Selection } from '../console/resource/use-selection';
export { type SaveOptions, useWrites, type Writes, type WrittenMany } from '../console/resource/use-writes';
export { PageLoadError } from '../console/router/page-registry';
export { useOpenInBackground } from '../console/router/use-open-in-background';
export type { WriteOptions, Written } from '../console/server-data/create-attempt';
export type { ServerDataParams } from '../console/server-data/create-server-data';
export { readResponse, UnexpectedResponseError } from '../console/server-data/read-response';
export {
  type ServerData,
  type ServerDataState,
  type ServerRead,
  useRefreshServerData,
  useServerData,
} from '../console/server-data/use-server-data';
export {
  type SendFile,
  type SendFileOptions,
  type SendWrite,
  type ServerWrite,
  useServerUpload,
  useServerWrite,
} from '../console/server-data/use-server-write';
export type { Undoable } from '../console/undo/create-undo';
export { useUndo } from '../console/undo/use-undo';
export type { Refusal } from '../forms/refusal';
export type { StandardSchema } from '../forms/standard-schema';
