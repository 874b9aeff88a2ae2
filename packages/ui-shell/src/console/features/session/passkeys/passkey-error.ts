import type { ShellMessage } from '../../../../locales/define-messages';
import { passkeyMessages } from './messages';

/**
 * The reason for a missing passkey: plain http (`insecure`), an IP address (`address`), no browser support
 * (`unsupported`), no confirmation (`cancelled`), one on the device already (`known`), or anything else (`failed`). @public
 */
export type PasskeyHindrance = keyof typeof passkeyMessages;

/** The browser returned no passkey; `userMessage` is the message for users. @public */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly hindrance: PasskeyHindrance;
  readonly userMessage: ShellMessage;

  constructor(hindrance: PasskeyHindrance, options?: ErrorOptions) {
    super(`The browser gave no passkey: ${hindrance}.`, options);
    this.hindrance = hindrance;
    this.userMessage = passkeyMessages[hindrance];
  }
}
