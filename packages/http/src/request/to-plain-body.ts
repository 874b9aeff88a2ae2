import type { PlainBody } from '../call/call';
import type { HttpRequest } from '../call/request-options';
import { Mistake } from '../errors/mistake';
import { toFormText } from './to-form-text';

const formType = 'application/x-www-form-urlencoded';

/** Converts the body for sending without encryption: text, or a private copy. Throws a Mistake for a value that cannot be sent. */
export function toPlainBody({ body, form, headers }: HttpRequest): PlainBody {
  if (body === undefined) return { data: body };
  if (body instanceof FormData) return { data: copyOf(body) };
  const blob = body instanceof ArrayBuffer || ArrayBuffer.isView(body) ? new Blob([body as BlobPart]) : body;
  if (blob instanceof Blob) return { data: blob, type: blob.type || 'application/octet-stream' };
  if (form || body instanceof URLSearchParams || contentTypeOf(headers)?.includes(formType)) {
    return { data: toFormText(body), type: `${formType};charset=UTF-8` };
  }
  return { data: toJsonText(body), type: 'application/json;charset=UTF-8', isJson: true };
}

function copyOf(form: FormData): FormData {
  const copy = new FormData();
  form.forEach((value, name) => {
    copy.append(name, value);
  });
  return copy;
}

/** Returns the content type among the headers, whatever the case of its name. */
function contentTypeOf(headers: Readonly<Record<string, string>> = {}): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
}

/** Serialises a value. Throws a Mistake for values that JSON would silently turn into `{}`: a Map, a stream, a file inside an object and the like. */
function toJsonText(value: unknown): string {
  return JSON.stringify(value, refuseOpaque);
}

const plain = /^(Object|Array|String|Number|Boolean|BigInt)$/;

function refuseOpaque(_field: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  if (plain.test(kind)) return value;
  throw new Mistake('json', kind);
}
