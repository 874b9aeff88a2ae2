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
  onUploadProgress?:
    | ((progress: { loaded: number; total?: number; bytes: number; lengthComputable: boolean }) => void)
    | undefined;
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

/** What carries calls in the place of `fetch`: an adapter of axios, which then has to be installed, or one that needs nothing of it. @public */
export type Adapter = AdapterFunctions['carry'] & {
  /** Says that it needs nothing of axios: it is called by the client itself, as those of `createScriptedAdapter` are. Default false. */
  readonly standalone?: boolean;
};

/** A method, so that axios's own type of adapter, whose request says more, is one of these. */
interface AdapterFunctions {
  carry(request: AdapterRequest): Promise<AdapterResponse>;
}
