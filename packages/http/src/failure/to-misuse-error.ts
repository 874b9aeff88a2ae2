import type { Call } from '../call/call';
import type { Mistake } from '../errors/mistake';
import { MisuseError } from '../errors/misuse-error';

/** Converts a mistake to an error with its call and a sentence that names the problem and the fix. */
export function toMisuseError(call: Call, { place, part, cause }: Mistake): MisuseError {
  const thrown = cause instanceof Error ? cause.message : String(cause);
  const sentences = {
    option: `the option \`${part}\` threw an error: ${thrown}`,
    step: `the step "${part}" threw an error: ${thrown}`,
    header: `the header "${part}" cannot be sent: encode it, for example by \`encodeURIComponent\``,
    json: `A ${part} has no form in JSON: convert it, or send it as the body itself where it is a file`,
    form: `a form body must be an object of fields, not ${part}`,
    slashes: `"${part}" lacks the slashes after its protocol`,
    get: 'a GET carries no body: use `params`, or another method',
    base: 'it needs a `baseUrl`, since there is no page to resolve its url against',
    request: `it cannot be sent: ${thrown}`,
  };
  return new MisuseError(call, sentences[place], cause);
}
