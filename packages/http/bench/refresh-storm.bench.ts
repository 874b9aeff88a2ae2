import { sendJson, startLocalServer } from '../../../scripts/lib/testing/start-local-server';
import { createHttpClient } from '../src/client/create-http-client';
import { envelope } from '../src/conventions/envelope';

/** Prints the cost of an expired token for many concurrent calls: 402 for all, one refresh, one replay each. The same calls with a valid token are printed beside it. */
const calls = 1000;
const valid = 'T1';

for (const [name, held] of [
  ['a good token', 'T1'],
  ['an expired token, one refresh', 'T0'],
] as const) {
  const times: number[] = [];
  let refreshes = 0;
  for (let run = 0; run < 5; run += 1) {
    // Each round has its own server, because a server closes connections that are idle for 5 s.
    const server = await startLocalServer((request, response) =>
      sendJson(response, request.headers.token === valid ? { code: 200, data: request.url } : { code: 402 }),
    );
    let token: string = held;
    const http = createHttpClient({
      baseUrl: server.url,
      timeout: 60_000,
      conventions: envelope,
      getToken: () => token,
      renew: async () => {
        refreshes += 1;
        token = valid;
        return valid;
      },
    });
    const start = performance.now();
    await Promise.all(Array.from({ length: calls }, (_, at) => http.get(`/orders/${at}`)));
    times.push(performance.now() - start);
    await server.close();
  }
  times.sort((a, b) => a - b);
  console.log(`${calls} calls at once with ${name}: ${(times[2] ?? Number.NaN).toFixed(0)} ms`);
  console.log(`refreshes a round with ${name}: ${(refreshes / times.length).toFixed(0)}`);
}
