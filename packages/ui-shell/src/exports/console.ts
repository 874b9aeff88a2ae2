'use client';

export { Console, type ConsoleProps } from '../console/console';
export type { ConsoleApplication, CreatedConsole } from '../console/console-application';
export { createConsole } from '../console/create-console';
export { href, type PathHref } from '../console/features/addresses/href';
export { type Href, useHref } from '../console/features/addresses/use-href';
export { useCommands } from '../console/features/commands/use-commands';
export { useOpenCommands } from '../console/features/commands/use-open-commands';
export {
  useApi,
  useConfig,
  useConfirm,
  useConsoleSession,
  useConsoleTabs,
  useConsoleTheme,
  useEndpoints,
  useGoTo,
  useHttp,
  useNotices,
  useRouteTable,
  useShowFailure,
  useToasts,
} from '../console/features/hooks/console-hooks';
export { useGreeting } from '../console/features/hooks/use-greeting';
export { useLiveChanges } from '../console/features/hooks/use-live-changes';
export { useMenu } from '../console/features/hooks/use-menu';
export { useOnce } from '../console/features/hooks/use-once';
export { usePageTitle } from '../console/features/hooks/use-page-title';
export { askPasskey, createPasskey, type PasskeyAsking } from '../console/features/passkey/ask-passkey';
export { forgetPasskey } from '../console/features/passkey/forget-passkey';
export { PasskeyError, type PasskeyHindrance } from '../console/features/passkey/passkey-error';
export type { ChangedResource, RecordChange } from '../console/features/resource/create-changes';
export {
  type BulkCall,
  type CursorQuery,
  type DetailOf,
  defineResource,
  type Identified,
  type ItemOf,
  type ListQuery,
  type ListResponse,
  type Resource,
  type ResourceCalls,
  type ResourceOptions,
} from '../console/features/resource/define-resource';
export {
  type AnswerOf,
  type AnySteps,
  defineSteps,
  type OneOf,
  type ResourceSteps,
  type StepBack,
  type StepDone,
  type StepFields,
  type StepKind,
  type StepName,
} from '../console/features/resource/define-steps';
export type {
  FilterKind,
  FilterKinds,
  FilterValues,
  ListAddress,
  ListKind,
  Paging,
} from '../console/features/resource/list-address';
export type {
  ExportFacts,
  ExportField,
  ExportScope,
  ExportSet,
  ListExports,
} from '../console/features/resource/list-exports';
export type { FilterField, ListFiltersProps } from '../console/features/resource/list-filters';
export { ListPage, type ListPageProps } from '../console/features/resource/list-page';
export { ListTable, type ListTableLook, type ListTableProps } from '../console/features/resource/list-table';
export { jsonPatch, mergePatch } from '../console/features/resource/patch';
export { RecordNeighbours, type RecordNeighboursProps } from '../console/features/resource/record-neighbours';
export { RecordPage, type RecordPageProps } from '../console/features/resource/record-page';
export type { ListNews } from '../console/features/resource/settle-list';
export {
  type Edit,
  type Edited,
  type EditOptions,
  type OpenedOf,
  useEdit,
} from '../console/features/resource/use-edit';
export { type FilterChoices, type List, type ListOptions, useList } from '../console/features/resource/use-list';
export { type RecordOptions, type RecordResult, useRecord } from '../console/features/resource/use-record';
export type { Selection } from '../console/features/resource/use-selection';
export { useWithSteps } from '../console/features/resource/use-shown';
export {
  type StepOptions,
  type StepTaken,
  type TakeSteps,
  useSteps,
} from '../console/features/resource/use-steps';
export { useTellChanges } from '../console/features/resource/use-tell-changes';
export {
  type Action,
  type BulkAction,
  type SavedFields,
  type SavedOf,
  useWrites,
  type Writes,
  type WrittenMany,
} from '../console/features/resource/use-writes';
export { PageLoadError } from '../console/features/router/page-registry';
export { useOpenInBackground } from '../console/features/router/use-open-in-background';
export { useScan } from '../console/features/scan/use-scan';
export type { WriteOptions, Written } from '../console/features/server-data/create-attempt';
export {
  type ReadArguments,
  type ReadCall,
  type ServerData,
  type ServerDataState,
  useRefreshServerData,
  useServerData,
} from '../console/features/server-data/use-server-data';
export {
  type ChangesOptions,
  type MakeCall,
  type SendFile,
  type SendFileOptions,
  type SendWrite,
  useCall,
  useServerUpload,
  useServerWrite,
  type WriteCall,
} from '../console/features/server-data/use-server-write';
export type { Undoable } from '../console/features/undo/create-undo';
export { useUndo } from '../console/features/undo/use-undo';
export type { Api, ApiGateway, ApiHttpOptions, ApiOptions, ApiPaths } from '../console/kernel/api/api';
export { cookieApi } from '../console/kernel/api/cookie-api';
export type { Endpoints } from '../console/kernel/api/endpoints';
export { envelopeApi } from '../console/kernel/api/envelope-api';
export type { ReadFieldErrors } from '../console/kernel/api/field-errors';
export type { LoginProvider } from '../console/kernel/api/login-provider';
export { type OidcApiOptions, oidcApi } from '../console/kernel/api/oidc-api';
export { restApi } from '../console/kernel/api/rest-api';
export {
  type Call,
  type CallArguments,
  type CallOptions,
  type CallRequest,
  type DataOf,
  type DeclaredFields,
  defineCall,
  type EditContext,
  type FieldsOf,
  type NoFields,
  type NoSchema,
  type ResponseFrame,
  type TypedCall,
} from '../console/kernel/call';
export { ConfigError } from '../console/kernel/check-config';
export type {
  Command,
  CommandFacts,
  CommandPlace,
  CommandSource,
  CommandThatAsks,
  CommandThatRuns,
  CommandTools,
  KeyChoice,
  RecordSource,
} from '../console/kernel/command';
export {
  type ConsoleConfig,
  type ConsoleOptions,
  defineConfig,
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
export { type ConsoleModule, defineModule } from '../console/kernel/define-module';
export type {
  KeptList,
  ListChange,
  ListKeeping,
  ListTools,
  ListView,
  OwnView,
  SharedView,
} from '../console/kernel/list-keeping';
export type { LiveChange, LiveTools } from '../console/kernel/live-change';
export type { Wrap } from '../console/kernel/page-wrap';
export { readResponse, UnexpectedResponseError } from '../console/kernel/read-response';
export type { RouteNames, RoutePaths } from '../console/kernel/route-addresses';
export {
  type BuiltInPage,
  defineRoutes,
  type PageLoader,
  type PageMap,
  type RouteDefinition,
  type RouteEntry,
  type RouteNav,
} from '../console/kernel/route-entry';
export type { Scan } from '../console/kernel/scan';
export { UnsentCallError } from '../console/kernel/send-call';
export type { ConsoleLanguage, SocialProvider, SourceCode } from '../console/kernel/setting';
export type { Refusal } from '../forms/refusal';
export type { InputOf, OutputOf, StandardSchema } from '../forms/standard-schema';
export type { Once } from '../lib/create-once';
export type { Register, RegisteredLanguage } from '../locales/register';
