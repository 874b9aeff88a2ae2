import { execFile, execFileSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Certificate } from './start-local-server';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/waybill-http-test-keys', import.meta.url));

/** A key pair in the OpenSSL command line, the second implementation that this package is tested against. */
export interface OpensslKey {
  bits: number;
  /** The path of the private key. */
  file: string;
  publicPem: string;
  privatePem: string;
  /** Decrypts one block. */
  decrypt(block: Uint8Array): Promise<Buffer>;
  /** Encrypts one block. */
  encrypt(message: Uint8Array): Promise<Buffer>;
}

/** Makes a key pair with `openssl genpkey` at the first use in a checkout, then reads the cached file. */
export function createOpensslKey(bits: number, name = 'a', exponent = 65537): OpensslKey {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${bits}-${name}.pem`);
  if (!existsSync(file)) {
    const options = [`rsa_keygen_bits:${bits}`, `rsa_keygen_pubexp:${exponent}`].flatMap((one) => ['-pkeyopt', one]);
    // Written beside and renamed, because test files run side by side.
    const beside = `${file}.${process.pid}.${Math.random()}`;
    execFileSync('openssl', ['genpkey', '-algorithm', 'RSA', ...options, '-out', beside], { stdio: 'ignore' });
    if (existsSync(file)) rmSync(beside);
    else renameSync(beside, file);
  }
  const privatePem = readFileSync(file, 'utf8');
  const work = ['-inkey', file, '-pkeyopt', 'rsa_padding_mode:pkcs1'];
  return {
    bits,
    file,
    publicPem: createPublicKey(privatePem).export({ type: 'spki', format: 'pem' }).toString(),
    privatePem,
    decrypt: (block) => pipe(['pkeyutl', '-decrypt', ...work], block),
    encrypt: (message) => pipe(['pkeyutl', '-encrypt', ...work], message),
  };
}

/** A self-signed certificate for a host name, good for a day, made by the OpenSSL command line. */
export function createCertificate(host: string): Certificate {
  const { privatePem, file } = createOpensslKey(2048, 'tls');
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const made = execFileSync('openssl', ['req', '-x509', '-new', '-key', file, '-days', '1', ...names], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { cert: made.toString(), key: privatePem };
}

function pipe(args: string[], input: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile('openssl', args, { encoding: 'buffer' }, (error, stdout, stderr) => {
      if (error) reject(new Error(`openssl ${args.join(' ')}: ${stderr}`));
      else resolve(stdout);
    });
    child.stdin?.end(input);
  });
}
