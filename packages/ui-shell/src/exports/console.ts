export type { RouteNames, RoutePaths } from '../console/addresses/route-addresses';
export { type Href, useHref } from '../console/addresses/use-href';
export { ConfigError } from '../console/check-config';
export type { Credentials, Registration, SocialPayload } from '../console/connect/create-gateway';
export type { Console, ConsoleApplication } from '../console/console-application';
export {
  type ConsoleConfig,
  type ConsoleOptions,
  defineConfig,
  type RequestConfig,
} from '../console/console-config';
export { type ConsoleParts, type ConsoleSession, useConsole } from '../console/console-context';
export type { ConsoleSlots, LoginPanel, LoginSlots, UserMenuEntry } from '../console/console-slots';
export { createConsole } from '../console/create-console';
export type { Endpoint, Endpoints } from '../console/endpoints';
export {
  defineResource,
  type Identified,
  type ListResponse,
  type Resource,
  type ResourceCalls,
  type ResourceOptions,
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
export { UnexpectedResponseError } from '../console/resource/unexpected-response-error';
export { type FilterChoices, type List, useList } from '../console/resource/use-list';
export { type RecordResult, useRecord } from '../console/resource/use-record';
export { useWrites, type WriteOptions, type Writes, type Written } from '../console/resource/use-writes';
export {
  type BuiltInPage,
  defineRoutes,
  type PageLoader,
  type PageMap,
  type RouteDefinition,
  type RouteEntry,
  type RouteNav,
} from '../console/route-entry';
export { PageLoadError } from '../console/router/page-registry';
export { useOpenInBackground } from '../console/router/use-open-in-background';
export type { ServerDataParams } from '../console/server-data/create-server-data';
export {
  type ServerData,
  type ServerDataState,
  useRefreshServerData,
  useServerData,
} from '../console/server-data/use-server-data';
export type { SocialProvider, SourceCode } from '../console/setting';
export { useGreeting } from '../console/use-greeting';
export { useMenu } from '../console/use-menu';
export { usePageTitle } from '../console/use-page-title';
export type { Refusal } from '../forms/refusal';
export type { StandardSchema } from '../forms/standard-schema';
