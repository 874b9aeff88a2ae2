/** Messages to users by code; `cipher` stands for a failed encryption or decryption. @public */
export interface MessageCatalogue {
  readonly [code: number]: string;
  readonly cipher?: string;
  /** For a web page instead of a response, as a login proxy sends it. Default: entry 0. */
  readonly page?: string;
  /** For a timeout. Default: entry 0. */
  readonly timeout?: string;
  /** For all other HTTP statuses from 400, all others from 500, and all other codes; `{code}` stands for the number. */
  readonly refused?: string;
  readonly broken?: string;
  readonly unknown?: string;
  /** Loads further entries at the first failing response. It cannot supply entries 0, `page` and `timeout`, which are needed without a network. No default. */
  readonly rest?: () => Promise<MessageCatalogue>;
}
