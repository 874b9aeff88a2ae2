import { type Certificate, sendJson, startLocalServer } from '../../../../../../scripts/lib/testing/start-local-server';

/** A server whose tokens rotate: each may be refreshed once, and a second refresh with the same token is refused. */
export interface RotatingServer {
  /** `http://<host>:<port>`, or https. */
  origin: string;
  /** The number of successful refreshes since `reset`. */
  refreshes: number;
  /** The number of refused refreshes since `reset`. */
  refused: number;
  /** Restarts the names: the next tokens are `<name>-1`, `<name>-2` and so on, and all others are invalid. */
  reset(name: string): void;
  close(): Promise<void>;
}

/** The address of the server and its static files. */
export interface RotatingServerOptions {
  host: string;
  /** The page's scripts by their address. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Makes it an https server. */
  certificate?: Certificate | undefined;
}

/** Starts the server and its page. */
export async function startRotatingServer(options: RotatingServerOptions): Promise<RotatingServer> {
  const { host, files, certificate } = options;
  const state = { name: '', refreshes: 0, refused: 0 };
  const local = await startLocalServer(async ({ url, headers }, response) => {
    const { pathname } = new URL(url, 'http://x');
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return response.end('<!doctype html><title>window</title><script type="module" src="/page.js"></script>');
    }
    const script = files.get(pathname);
    if (script) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      return response.end(script);
    }
    if (pathname === '/refreshToken') {
      await new Promise((go) => setTimeout(go, 30));
      if (headers.token !== `${state.name}-${state.refreshes}`) {
        state.refused += 1;
        return sendJson(response, { code: 402 });
      }
      state.refreshes += 1;
      return sendJson(response, { code: 200, data: { token: `${state.name}-${state.refreshes}` } });
    }
    const isValid = state.refreshes > 0 && headers.token === `${state.name}-${state.refreshes}`;
    return sendJson(response, isValid ? { code: 200, data: pathname } : { code: 402 });
  }, certificate);
  return {
    origin: local.url.replace('127.0.0.1', host),
    get refreshes() {
      return state.refreshes;
    },
    get refused() {
      return state.refused;
    },
    reset: (name) => void Object.assign(state, { name, refreshes: 0, refused: 0 }),
    close: local.close,
  };
}
