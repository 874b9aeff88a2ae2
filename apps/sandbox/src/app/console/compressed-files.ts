import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { ServedFile } from './find-file';

/** The ways in which a body can be sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Bodies of files, compressed once per change of the file. */
export interface CompressedFiles {
  read(file: ServedFile, encoding: Encoding): Promise<Buffer>;
}

const mostBodies = 600;

/** Creates the cache of compressed bodies: one per file and encoding, at most 600, the oldest goes first. */
export function createCompressedFiles(): CompressedFiles {
  const bodies = new Map<string, { version: string; body: Promise<Buffer> }>();
  return {
    read(file, encoding) {
      const key = `${encoding} ${file.file}`;
      const version = `${file.modified} ${file.size}`;
      const cached = bodies.get(key);
      if (cached?.version === version) return cached.body;
      const body = compress(readFileSync(file.file), encoding);
      bodies.set(key, { version, body });
      const [oldest] = bodies.keys();
      if (bodies.size > mostBodies && oldest !== undefined) bodies.delete(oldest);
      body.catch(() => bodies.delete(key));
      return body;
    },
  };
}

/** The best encoding an `Accept-Encoding` header allows for a file of that type. */
export function chooseEncoding(accepted: string | undefined, contentType: string): Encoding {
  if (!/^text\/|javascript|json|svg|wasm|manifest/.test(contentType)) return 'identity';
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** Compresses a body that is created for each response. The page of a console takes 2 ms at this level; 0.3 ms would leave it a quarter larger. */
export function compressNow(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 1 });
  return encoding === 'identity' ? body : brotliCompressSync(body, brotliOptions(body, 5));
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 9 });
  return encoding === 'identity' ? body : promisify(brotliCompress)(body, brotliOptions(body, 9));
}

function brotliOptions(body: Buffer, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
}
