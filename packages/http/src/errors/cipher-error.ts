import { HttpError, type HttpErrorFacts } from './http-error';

/** The steps at which an encryption or decryption can fail. @public */
export type CipherStep =
  | 'load engine'
  | 'fetch public key'
  | 'fetch private key'
  | 'parse public key'
  | 'parse private key'
  | 'read payload'
  | 'encode text'
  | 'pad block'
  | 'encrypt block'
  | 'decode base64'
  | 'split blocks'
  | 'decrypt block'
  | 'strip padding'
  | 'decode text'
  | 'parse JSON';

/** A payload could not be encrypted or a response not decrypted; `step` names the step. It quotes no key and no payload. @public */
export class CipherError extends HttpError {
  declare readonly step: CipherStep;
  /** The reason without the call and the step. */
  declare readonly why: string;

  constructor(step: CipherStep, why: string, facts?: Partial<HttpErrorFacts>) {
    const where = facts?.url === undefined ? '' : `${facts.method} ${facts.url}: `;
    super('cipher', `${where}the cipher failed at "${step}": ${why}`, { method: '', url: '', ...facts });
    Object.assign(this, { name: 'CipherError', step, why });
  }
}
