import { isHttpError } from './is-http-error';

/** Where a program that makes calls can be wrong. */
export type MistakePlace = 'option' | 'step' | 'header' | 'json' | 'form' | 'get' | 'slashes' | 'base' | 'request';

/** A mistake of the program on its way to the caller, where a `MisuseError` with its sentence takes its place. */
export class Mistake extends Error {
  constructor(
    readonly place: MistakePlace,
    /** The option, step or header, or what cannot be sent. */
    readonly part?: string,
    cause?: unknown,
  ) {
    super(place, { cause });
  }
}

/** A thrown value as the mistake of what threw it; a failure of a call stays what it is. */
export const toMistake = (place: MistakePlace, part: string, cause: unknown): unknown =>
  isHttpError(cause) || cause instanceof Mistake ? cause : new Mistake(place, part, cause);

/** Hooks surface on their own; a transport and a refresh fail the call by what they throw. */
const unguarded = /^(on|renew|fetch|adapter)/;

/** The options with functions that throw a `Mistake` in the place of anything but the failure of a call; those of `conventions` too. */
export function guardOptions<Options extends object>(options: Options, within = ''): Options {
  const guarded = { ...options } as Record<string, unknown>;
  for (const name in options) {
    const own = options[name];
    const place = `${within}${name}`;
    if (place.startsWith('conventions') && Object(own).constructor === Object)
      guarded[name] = guardOptions(own as object, `${place}.`);
    if (typeof own !== 'function' || unguarded.test(name)) continue;
    const fail = (cause: unknown) => {
      throw toMistake('option', place, cause);
    };
    guarded[name] = (...args: unknown[]) => {
      try {
        const result = own.apply(options, args);
        return result instanceof Promise ? result.catch(fail) : result;
      } catch (cause) {
        fail(cause);
      }
    };
  }
  return guarded as Options;
}
