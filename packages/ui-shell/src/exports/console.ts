'use client';

export { Console, type ConsoleProps } from '../console/console';
export type { ConsoleApplication, CreatedConsole } from '../console/console-application';
export { createConsole } from '../console/create-console';
export type { ListUpdates } from '../console/features/data/list/changes/settle-list';
export { useNotifyChanges } from '../console/features/data/list/changes/use-notify-changes';
export type {
  ExportFacts,
  ExportField,
  ExportScope,
  ExportSet,
  ListExports,
} from '../console/features/data/list/export/list-exports';
export type { FilterField, ListFiltersProps } from '../console/features/data/list/list-filters';
export { ListPage, type ListPageProps } from '../console/features/data/list/list-page';
export { ListTable, type ListTableLook, type ListTableProps } from '../console/features/data/list/list-table';
export { type FilterChoices, type List, type ListOptions, useList } from '../console/features/data/list/use-list';
export type { Selection } from '../console/features/data/list/use-selection';
export { createStreamPosition, type StreamPosition } from '../console/features/data/live/stream-position';
export { type LiveChangesOptions, useLiveChanges } from '../console/features/data/live/use-live-changes';
export { RecordNeighbours, type RecordNeighboursProps } from '../console/features/data/record/record-neighbours';
export { RecordPage, type RecordPageProps } from '../console/features/data/record/record-page';
export {
  type Edit,
  type Edited,
  type EditOptions,
  type OpenedOf,
  useEdit,
} from '../console/features/data/record/use-edit';
export { type RecordOptions, type RecordResult, useRecord } from '../console/features/data/record/use-record';
export {
  type CursorQuery,
  type DetailOf,
  defineResource,
  type Identified,
  type ItemOf,
  type ListQuery,
  type ListResponse,
  type Resource,
  type ResourceOptions,
  type VersionNames,
} from '../console/features/data/resource/define-resource';
export type {
  FilterKind,
  FilterKinds,
  FilterValues,
  ListAddress,
  ListKind,
  Paging,
} from '../console/features/data/resource/list-address';
export type { WriteOptions, Written } from '../console/features/data/server-data/create-attempt';
export {
  type ReadArguments,
  type ReadCall,
  type ServerData,
  type ServerDataState,
  useRefreshServerData,
  useServerData,
} from '../console/features/data/server-data/use-server-data';
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
} from '../console/features/data/server-data/use-server-write';
export {
  type BulkResponseOf,
  defineSteps,
  type OneOf,
  type ResourceSteps,
  type StepFields,
  type StepName,
} from '../console/features/data/steps/define-steps';
export { useWithSteps } from '../console/features/data/steps/use-shown';
export {
  type StepOptions,
  type StepResult,
  type StepRunner,
  useSteps,
} from '../console/features/data/steps/use-steps';
export type { Undoable } from '../console/features/data/undo/create-undo';
export { useUndo } from '../console/features/data/undo/use-undo';
export { jsonPatch, mergePatch } from '../console/features/data/write/patch';
export {
  type Action,
  type BulkAction,
  type SavedFields,
  type SavedOf,
  useWrites,
  type Writes,
  type WrittenMany,
} from '../console/features/data/write/use-writes';
export { useScan } from '../console/features/desk/scan/use-scan';
export { useNotices } from '../console/features/http/create-console-notices';
export { href, type PathHref } from '../console/features/navigation/addresses/href';
export { type Href, useHref } from '../console/features/navigation/addresses/use-href';
export { useMenu } from '../console/features/navigation/routes/use-menu';
export { usePageTitle } from '../console/features/navigation/routes/use-page-title';
export { useConsoleTabs } from '../console/features/navigation/tabs/tabs-of';
export { useOpenInBackground } from '../console/features/navigation/tabs/use-open-in-background';
export { useCommands } from '../console/features/runtime/commands/use-commands';
export { useOpenCommands } from '../console/features/runtime/commands/use-open-commands';
export {
  useApi,
  useConfig,
  useConfirm,
  useConsoleSession,
  useConsoleTheme,
  useEndpoints,
  useGoTo,
  useHttp,
  useRouteTable,
  useShowFailure,
  useToasts,
} from '../console/features/runtime/console-hooks';
export { PageLoadError } from '../console/features/runtime/lazy-loading/page-load-error';
export { forgetPasskey } from '../console/features/session/passkeys/forget-passkey';
export { PasskeyError, type PasskeyHindrance } from '../console/features/session/passkeys/passkey-error';
export {
  createPasskey,
  type PasskeyRequestOptions,
  requestPasskey,
} from '../console/features/session/passkeys/request-passkey';
export { useGreeting } from '../console/features/session/use-greeting';
export type { Api, ApiGateway, ApiHttpOptions, ApiOptions, ApiPaths } from '../console/kernel/api/api';
export { cookieApi } from '../console/kernel/api/cookie-api';
export type { Endpoints } from '../console/kernel/api/endpoints';
export { envelopeApi } from '../console/kernel/api/envelope-api';
export type { LoginProvider } from '../console/kernel/api/login-provider';
export { type OAuthApiOptions, oauthApi } from '../console/kernel/api/oauth-api';
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
  ActionCommand,
  ChoiceCommand,
  Command,
  CommandFacts,
  CommandPlace,
  CommandSource,
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
  ListChange,
  ListSettingsApi,
  ListSettingsTools,
  ListView,
  SharedView,
  StoredListSettings,
  UserView,
} from '../console/kernel/list-settings-api';
export type { LiveChange, LiveTools } from '../console/kernel/live-change';
export { defineCount, type MenuCount } from '../console/kernel/menu-count';
export type { Wrap } from '../console/kernel/page-wrap';
export { readResponse, UnexpectedResponseError } from '../console/kernel/read-response';
export type { ChangedResource, RecordChange } from '../console/kernel/record-change';
export type { BulkCall, ResourceCalls } from '../console/kernel/resource-calls';
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
export type { AnySteps, InverseStep, StepKind, StepResponse } from '../console/kernel/step-kind';
export { useOnce } from '../console/kernel/use-once';
export type { Refusal } from '../forms/refusal';
export type { InputOf, OutputOf, StandardSchema } from '../forms/standard-schema';
export type { Once } from '../lib/create-once';
export type { Register, RegisteredLanguage } from '../locales/register';
