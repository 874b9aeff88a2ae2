import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** One request as the local server received it. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A certificate and its key, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** A real HTTP server on a free port for tests. */
export interface LocalServer {
  url: string;
  port: number;
  seen: SeenRequest[];
  close(): Promise<void>;
}

/** Starts a server that passes every request with its body to `answer`; a certificate makes it serve https. */
export async function startLocalServer(
  answer: (request: SeenRequest, response: ServerResponse) => unknown,
  certificate?: Certificate,
): Promise<LocalServer> {
  const seen: SeenRequest[] = [];
  const listener: RequestListener = async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body: Buffer.concat(parts).toString('utf8') };
    seen.push(request);
    await answer(request, response);
  };
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  // The backlog of Node.js is 511 connections; a busy process that accepts late resets those beyond it.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4096, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Responds with a JSON body. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
