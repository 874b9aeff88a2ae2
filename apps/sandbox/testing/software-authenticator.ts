import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const hex = (...parts: string[]) => Buffer.from(parts.join(''), 'hex');
const encoded = (data: Buffer) => data.toString('base64url');

/** A passkey as a browser would hold it, for one host and origin. Source of the bytes: W3C Web Authentication, 6.1 and 6.5. */
export function createSoftwareAuthenticator(origin = 'http://localhost', host = 'localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  /** Flags: a person is there, was recognised, and on registration a key follows. */
  const authData = (flags: string, ...rest: Buffer[]) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), hex(flags), count, ...rest]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: object) => ({
    id: encoded(id),
    rawId: encoded(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create({ challenge }: { challenge: string }) {
      const coordinate = (value: string) => Buffer.from(value, 'base64url');
      const key = Buffer.concat([hex('a5010203262001215820'), coordinate(x), hex('225820'), coordinate(y)]);
      const data = authData('45', Buffer.alloc(16), hex('0010'), id, key);
      const attestation = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a068617574684461746158'),
        Buffer.from([data.length]),
        data,
      ]);
      return credential({
        clientDataJSON: encoded(clientData('webauthn.create', challenge)),
        attestationObject: encoded(attestation),
        transports: ['internal'],
      });
    },
    get({ challenge }: { challenge: string }, { recognised = true } = {}) {
      const data = authData(recognised ? '05' : '01');
      const client = clientData('webauthn.get', challenge);
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return credential({
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
      });
    },
    /** As a copy of it would be that was made before. */
    rewind(to = 0) {
      counter = to;
    },
  };
}
