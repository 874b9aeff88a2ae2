/** The header that names the application on every call. */
export interface ApplicationId {
  /** Default `X-Application-Id`. */
  header?: string;
  value: string;
}

/** What a client says about itself with every call. */
export interface HeaderOptions {
  /** Headers of every call, or a function that tells them at the time of the call. Default none. Example `() => ({ "Accept-Language": locale })`. */
  headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** The fixed application id header. Default none. Example `{ header: 'X-App', value: 'console' }`. */
  applicationId?: ApplicationId;
}
