import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Notes every script and style sheet that a page loads (the inline ones of index.html too). `total()` returns
 * `{ bytes, brotli, requests, parts }`: gzip bytes (level 9) and brotli bytes, the largest part first.
 */
export function noteTraffic(page) {
  const waiting = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (['script', 'stylesheet', 'document'].includes(kind) && response.ok()) waiting.push(weigh(response, kind));
  });
  return {
    async total() {
      const parts = (await Promise.all(waiting)).filter((part) => part.bytes > 0);
      parts.sort((a, b) => b.bytes - a.bytes);
      const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
      return { bytes: sum('bytes'), brotli: sum('brotli'), requests: waiting.length, parts };
    },
  };
}

async function weigh(response, kind) {
  const body = await response.body();
  const content = kind === 'document' ? inlineCode(body.toString('utf8')) : body;
  const name = new URL(response.url()).pathname.split('/').pop() || 'index.html (inline)';
  if (content.length === 0) return { name, bytes: 0, brotli: 0 };
  return { name, bytes: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length };
}

function inlineCode(html) {
  const blocks = [...html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)];
  return Buffer.from(
    blocks
      .map((block) => block[2])
      .join('\n')
      .trim(),
  );
}

/** Names the largest parts of a page in one line: `index.js 80.1 kB, ...`. */
export const largestParts = (parts, count = 5) =>
  parts
    .slice(0, count)
    .map((part) => `${part.name} ${toKilobytes(part.bytes)}`)
    .join(', ');

/** Bytes as text in kB (1000 bytes), one decimal. */
export const toKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
