type ProgressListener = (progress: {
  loaded: number;
  total?: number;
  bytes: number;
  lengthComputable: boolean;
}) => void;

/** What an adapter is asked to carry: as much of axios's request configuration as a call fills. @public */
export interface AdapterRequest {
  method?: string | undefined;
  /** As the call names it; `baseURL` comes before it where it is relative. */
  url?: string | undefined;
  baseURL?: string | undefined;
  /** The query as text, without a question mark. */
  params?: unknown;
  headers: { get(name: string): unknown; toJSON(): object };
  data?: unknown;
  signal?: unknown;
  responseType?: string | undefined;
  withCredentials?: boolean | undefined;
  onUploadProgress?: ProgressListener | undefined;
  onDownloadProgress?: ProgressListener | undefined;
}

/** What an adapter brings: as much of axios's response as a call reads. @public */
export interface AdapterResponse {
  /** The body as it came, text or bytes. */
  data: unknown;
  status: number;
  statusText: string;
  headers: object;
  request?: unknown;
}

/** Carries calls in the place of `fetch`: an adapter of axios, such as `axios.getAdapter('http')`, or a function of the application. @public */
export type Adapter = AdapterFunctions['carry'] & {
  /** Says that no network is involved, as `createScriptedAdapter` does: after a failure the client does not look for a redirect. Default false. */
  readonly standalone?: boolean;
};

/** A method, so that axios's own type of adapter, whose request says more, is one of these. */
interface AdapterFunctions {
  carry(request: AdapterRequest): Promise<AdapterResponse>;
}
