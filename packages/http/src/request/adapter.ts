type ProgressListener = (progress: {
  loaded: number;
  total?: number;
  bytes: number;
  lengthComputable: boolean;
}) => void;

/** The request of an adapter: the part of axios's request configuration that a call fills. @public */
export interface AdapterRequest {
  method?: string | undefined;
  /** The url of the call; `baseURL` is prepended if it is relative. */
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

/** The response of an adapter: the part of axios's response that a call reads. @public */
export interface AdapterResponse {
  /** The raw body, text or bytes. */
  data: unknown;
  status: number;
  statusText: string;
  headers: object;
  request?: unknown;
}

/** Sends calls instead of `fetch`: an adapter of axios, such as `axios.getAdapter('http')`, or a function of the application. @public */
export type Adapter = AdapterFunctions['carry'] & {
  /** Declares that no network is involved, as `createScriptedAdapter` does: after a failure the client does not look for a redirect. Default false. */
  readonly standalone?: boolean;
};

/** A method, so that axios's adapter type, whose request has more fields, is assignable. */
interface AdapterFunctions {
  carry(request: AdapterRequest): Promise<AdapterResponse>;
}
