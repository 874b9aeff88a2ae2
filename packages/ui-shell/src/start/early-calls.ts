/** What the build knows of the calls that a console begins with, for people with a token. @beta */
export interface EarlyCallPlan {
  /** Addresses on the page's own origin. */
  readonly urls: readonly string[];
  readonly tokenName: string;
  readonly tokenStorage: 'local' | 'session';
  /** The header that carries the token. */
  readonly tokenHeader: string;
  /** Further headers that do not depend on anybody. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A call that an inline script of index.html has made before the console was there. */
export interface EarlyCall {
  readonly request: Request;
  readonly response: Promise<Response>;
  /** When it was made, in ms from the start of the page. */
  readonly at: number;
}

/** Under this name the script leaves its calls on the window. */
export const earlyCallsName = 'consoleEarlyCalls';

/** How long, in ms, a response waits for the console: what is older is asked for again. */
const freshForMs = 10_000;

/**
 * A `fetch` that gives each response of an early call once, to the request that is the same in address and every header, so that another token or
 * language asks anew. Everything else goes the usual way, and so does what the early call did not bring.
 */
export function createEarlyFetch(page: object = globalThis): (request: Request) => Promise<Response> {
  const held: EarlyCall[] = Reflect.get(page, earlyCallsName) ?? [];
  return (request) => {
    const index = held.findIndex((call) => toText(call.request) === toText(request));
    const [call] = index < 0 ? [] : held.splice(index, 1);
    const isFresh = call && performance.now() - call.at < freshForMs;
    return isFresh ? call.response.catch(() => fetch(request)) : fetch(request);
  };
}

const toText = ({ method, url, headers }: Request): string => JSON.stringify([method, url, ...headers]);
