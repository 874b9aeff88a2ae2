export type { Console, ConsoleApplication } from '../console/console-application';
export { createConsole } from '../console/create-console';
export { href, type PathHref } from '../console/features/addresses/href';
export { type Href, useHref } from '../console/features/addresses/use-href';
export type { OwnHttpOptions } from '../console/features/connect/create-console-http';
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
} from '../console/features/hooks/console-hooks';
export { useGreeting } from '../console/features/hooks/use-greeting';
export { useMenu } from '../console/features/hooks/use-menu';
export { usePageTitle } from '../console/features/hooks/use-page-title';
export { askPasskey, createPasskey, type PasskeyAsking } from '../console/features/passkey/ask-passkey';
export { forgetPasskey } from '../console/features/passkey/forget-passkey';
export { PasskeyError, type PasskeyHindrance } from '../console/features/passkey/passkey-error';
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
} from '../console/features/resource/define-resource';
export type {
  FilterKind,
  FilterKinds,
  FilterValues,
  ListAddress,
  ListKind,
} from '../console/features/resource/list-address';
export type { FilterField, ListFiltersProps } from '../console/features/resource/list-filters';
export { ListPage, type ListPageProps } from '../console/features/resource/list-page';
export { ListTable, type ListTableLook, type ListTableProps } from '../console/features/resource/list-table';
export { RecordPage, type RecordPageProps } from '../console/features/resource/record-page';
export type { ResourceCall } from '../console/features/resource/resource-call';
export { type FilterChoices, type List, useList } from '../console/features/resource/use-list';
export { type RecordResult, useRecord } from '../console/features/resource/use-record';
export type { Selection } from '../console/features/resource/use-selection';
export { type SaveOptions, useWrites, type Writes, type WrittenMany } from '../console/features/resource/use-writes';
export { PageLoadError } from '../console/features/router/page-registry';
export { useOpenInBackground } from '../console/features/router/use-open-in-background';
export type { WriteOptions, Written } from '../console/features/server-data/create-attempt';
export type { ServerDataParams } from '../console/features/server-data/create-server-data';
export { readResponse, UnexpectedResponseError } from '../console/features/server-data/read-response';
export {
  type ServerData,
  type ServerDataState,
  type ServerRead,
  useRefreshServerData,
  useServerData,
} from '../console/features/server-data/use-server-data';
export {
  type SendFile,
  type SendFileOptions,
  type SendWrite,
  type ServerWrite,
  useServerUpload,
  useServerWrite,
} from '../console/features/server-data/use-server-write';
export type { Undoable } from '../console/features/undo/create-undo';
export { useUndo } from '../console/features/undo/use-undo';
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
export type { Refusal } from '../forms/refusal';
export type { StandardSchema } from '../forms/standard-schema';
