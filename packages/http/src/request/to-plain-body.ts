import type { PlainBody } from '../call/call';
import type { HttpRequest } from '../call/request-options';
import { contentTypeOf } from './content-type-of';
import { toFormText } from './to-form-text';
import { toJsonText } from './to-json-text';

const formType = 'application/x-www-form-urlencoded';

/** The body as it goes over the wire, unless it is encrypted: text, or a copy that nobody else holds. Throws a TypeError for what cannot be sent. */
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
