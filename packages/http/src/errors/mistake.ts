import { isHttpError } from './is-http-error';

/** The places where the calling program can be wrong. */
export type MistakePlace = 'option' | 'step' | 'header' | 'json' | 'form' | 'get' | 'slashes' | 'base' | 'request';

/** Internal error for a mistake of the calling program; at the client's surface a `MisuseError` with its text replaces it. */
export class Mistake extends Error {
  constructor(
    readonly place: MistakePlace,
    /** The option, step or header, or the value that cannot be sent. */
    readonly part?: string,
    cause?: unknown,
  ) {
    super(place, { cause });
  }
}

/** Converts a thrown value to a mistake of the function that threw it; a failure of a call passes unchanged. */
export const toMistake = (place: MistakePlace, part: string, cause: unknown): unknown =>
  isHttpError(cause) || cause instanceof Mistake ? cause : new Mistake(place, part, cause);

/** Errors of hooks surface on their own; an error of a transport or a refresh fails the call. */
const unguarded = /^(on|renew|fetch|adapter)/;

/** Wraps the functions of the options, `conventions` included, so that they throw a `Mistake` for any error except the failure of a call. */
export function guardOptions<Options extends object>(options: Options, within = ''): Options {
  const guarded = { ...options } as Record<string, unknown>;
  for (const name in options) {
    const option = options[name];
    const place = `${within}${name}`;
    if (place.startsWith('conventions') && Object(option).constructor === Object)
      guarded[name] = guardOptions(option as object, `${place}.`);
    if (typeof option !== 'function' || unguarded.test(name)) continue;
    const fail = (cause: unknown) => {
      throw toMistake('option', place, cause);
    };
    guarded[name] = (...args: unknown[]) => {
      try {
        const result = option.apply(options, args);
        return result instanceof Promise ? result.catch(fail) : result;
      } catch (cause) {
        fail(cause);
      }
    };
  }
  return guarded as Options;
}
