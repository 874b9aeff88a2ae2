import type { Call, Reply } from '../call/call';
import type { Step, StepContext } from '../call/step';
import type { CipherOptions } from '../cipher/cipher-options';
import { wants } from '../cipher/wants';
import type { ConventionOptions } from '../conventions/conventions';
import { UnreadableResponseError } from '../errors/call-errors';
import { type MessageOptions, noResponseMessage } from '../failure/message-options';
import { toNetworkError } from '../failure/to-network-error';
import { decodeText } from '../lib/decode-text';
import { parseText } from '../lib/parse-text';
import { htmlPageError, isPage } from '../request/html-page';

const pageCame = ({ status }: Reply) => `a web page came (${status}), from a login proxy or a wrong address of the API`;

/** Decodes the body of a response. An encrypted response stays text; the decrypt step reads it. */
export function createReadStep({ options }: StepContext<CipherOptions & MessageOptions & ConventionOptions>): Step {
  const { parse } = options.conventions?.body ?? {};
  return {
    name: 'read',
    async run(call, next) {
      const reply = await next();
      if (isPage(call, reply)) throw toNetworkError(call, htmlPageError(pageCame(reply)), options);
      reply.body = readBody(call, reply);
      return reply;
    },
  };

  function readBody(call: Call, reply: Reply): unknown {
    const isGood = reply.status >= 200 && reply.status < 300;
    const type = reply.headers['content-type'] ?? 'no content type';
    if (call.binary) return /[/+]json\b/i.test(type) || !isGood ? parseText(toText(reply), parse) : undefined;
    const text = toText(reply);
    if (text.trim() === '') return undefined;
    if (isGood && call.request.responseType === 'text') return text;
    const body = parseText(text, parse);
    if (isGood && body === text && !wants('decrypt', options, call.request)) {
      throw new UnreadableResponseError(
        { ...call, status: reply.status, body: text, userMessage: noResponseMessage(options) },
        `its body is not JSON (${type}, ${text.length} characters)`,
      );
    }
    return body;
  }
}

/** Returns the text of a body; empty for a stream, which is read later. */
function toText({ payload, headers }: Reply): string {
  if (!payload || payload instanceof ReadableStream) return '';
  return typeof payload === 'string'
    ? payload.replace(/^\uFEFF/, '')
    : decodeText(payload as ArrayBuffer, headers['content-type']);
}
