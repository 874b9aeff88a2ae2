/** Messages to users by code; `cipher` stands for a failed encryption or decryption. @public */
export interface MessageCatalogue {
  readonly [code: number]: string;
  readonly cipher?: string;
}
