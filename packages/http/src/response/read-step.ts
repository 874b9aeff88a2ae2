import type { Call, Reply } from '../call/call';
import type { Step, StepContext } from '../call/step';
import type { CipherOptions } from '../cipher/cipher-options';
import { wants } from '../cipher/wants';
import type { ConventionOptions } from '../conventions/conventions';
import { UnreadableResponseError } from '../errors/call-errors';
import type { MessageOptions } from '../failure/message-options';
import { noResponseMessage } from '../failure/message-options';
import { toNetworkError } from '../failure/to-network-error';
import { isPage, pageInstead } from '../request/page-instead';

/** Reads the body out of what came over the wire. An encrypted response stays text; the decrypt step reads it. */
export function createReadStep({ options }: StepContext<CipherOptions & MessageOptions & ConventionOptions>): Step {
  const { charset = 'utf-8', parse = JSON.parse } = options.conventions?.body ?? {};
  return {
    name: 'read',
    async run(call, next) {
      const reply = await next();
      if (isPage(call, reply)) throw toNetworkError(call, pageInstead(`a page came (${reply.status})`), options);
      reply.body = readBody(call, reply);
      return reply;
    },
  };

  function readBody(call: Call, reply: Reply): unknown {
    const isGood = reply.status >= 200 && reply.status < 300;
    if (call.binary) return isJsonType(reply) || !isGood ? parsed(toText(reply)) : undefined;
    const text = toText(reply);
    if (text.trim() === '') return undefined;
    if (isGood && call.request.responseType === 'text') return text;
    const body = parsed(text);
    if (isGood && typeof body === 'string' && body === text && !wants('decrypt', options, call.request)) {
      throw new UnreadableResponseError(
        { ...call, status: reply.status, body: text, userMessage: noResponseMessage(options) },
        `its body is not JSON (${reply.headers['content-type'] ?? 'no content type'}, ${text.length} characters)`,
      );
    }
    return body;
  }

  /** The text of a body; that of a stream, which is still to come, is empty. */
  function toText({ payload, headers }: Reply): string {
    if (typeof payload === 'string') return payload;
    const [, named = charset] = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '') ?? [];
    return payload instanceof ReadableStream ? '' : decoderOf(named).decode(payload as ArrayBuffer | undefined);
  }

  /** The value of the JSON, or the text itself if it is none. */
  function parsed(text: string): unknown {
    try {
      return parse(text.replace(/^\uFEFF/, ''));
    } catch {
      return text;
    }
  }
}

function isJsonType({ headers }: Reply): boolean {
  return /[/+]json\b/i.test(headers['content-type'] ?? '');
}

/** A charset that the platform does not know is taken for UTF-8. */
function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
