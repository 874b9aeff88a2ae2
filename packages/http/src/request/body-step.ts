import type { Call, PlainBody } from '../client/call.ts';
import type { Step } from '../client/step.ts';
import { contentTypeOf } from './content-type-of.ts';
import { toFormText } from './to-form-text.ts';

const formType = 'application/x-www-form-urlencoded';

/** Turns the body into text or bytes, once: a replay sends what the first attempt sent, whatever became of the object since. */
export function createBodyStep(): Step {
  return {
    name: 'body',
    async run(call, next) {
      call.plain ??= toPlainBody(call);
      return next();
    },
  };
}

/** The body as it goes over the wire, unless it is encrypted. */
export function toPlainBody({ request }: Call): PlainBody {
  const { body } = request;
  if (body === undefined || body instanceof FormData) return { data: body };
  const blob = body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? new Blob([body as BlobPart]) : body;
  if (blob instanceof Blob) return { data: blob, type: blob.type || 'application/octet-stream' };
  if (request.form || body instanceof URLSearchParams || contentTypeOf(request.headers)?.includes(formType)) {
    return { data: toFormText(body), type: `${formType};charset=UTF-8` };
  }
  return { data: JSON.stringify(body), type: 'application/json;charset=UTF-8', isJson: true };
}
