import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SandboxEnv } from './sandbox-env';

export interface ListenOptions {
  host: string;
  /** 0 uses any free port. */
  port: number;
  /** Fail when the port is taken, instead of taking the next free one. */
  strictPort: boolean;
}

/** A server that accepts calls. */
export interface Listening {
  server: Server;
  port: number;
}

const portsToTry = 50;
/** In ms; longer than clients and proxies keep a connection, so that they do not send on one that is closing. */
const keepAliveTimeout = 75_000;

/** Starts to listen; throws with a sentence that names the port when it is taken and `strictPort` is set, or no port is left. */
export async function listen(app: Hono<SandboxEnv>, { host, port, strictPort }: ListenOptions): Promise<Listening> {
  for (let candidate = port; candidate < port + portsToTry && candidate <= 65_535; candidate += 1) {
    const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout } }) as Server;
    try {
      return { server, port: await bind(server, host, candidate) };
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`The sandbox cannot listen on ${host}:${candidate} (${reason}). Name another --host or PORT.`, {
          cause,
        });
      }
      if (strictPort) {
        throw new Error(
          `Port ${candidate} of ${host} is taken by another program. End it, name another one in PORT, or leave out --strict-port.`,
          { cause },
        );
      }
    }
  }
  throw new Error(`None of the ${portsToTry} ports from ${port} on is free. Name another one in PORT.`);
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
