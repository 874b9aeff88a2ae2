import { gzipSync } from 'node:zlib';

/**
 * Notes every script and style sheet that a page loads (the inline ones of index.html too). `total()` answers
 * `{ bytes, requests, parts }`: gzip bytes as a server would send them at level 9, largest first.
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
      return { bytes: parts.reduce((sum, part) => sum + part.bytes, 0), requests: waiting.length, parts };
    },
  };
}

async function weigh(response, kind) {
  const body = await response.body();
  const content = kind === 'document' ? inlineCode(body.toString('utf8')) : body;
  const name = new URL(response.url()).pathname.split('/').pop() || 'index.html (inline)';
  return { name, bytes: content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length };
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
