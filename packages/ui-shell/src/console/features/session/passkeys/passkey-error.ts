import type { ShellMessage } from '../../../../locales/define-messages';
import { passkeyMessages } from './messages';

/**
 * Why a browser gives no passkey: the page came by plain http (`insecure`) or from an IP address (`address`), the browser has none (`unsupported`), the person
 * did not confirm (`cancelled`), the device has one already (`known`), or something else (`failed`). @public
 */
export type PasskeyHindrance = keyof typeof passkeyMessages;

/** A browser gave no passkey; `userMessage` is the sentence for people. @public */
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
