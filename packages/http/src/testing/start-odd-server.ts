import { type LocalServer, sendJson, startLocalServer } from '../../../../scripts/lib/testing/start-local-server';

/** Starts a server with malformed responses by address; it also serves a page that loads these files as scripts. */
export function startOddServer(files: ReadonlyMap<string, Uint8Array> = new Map()): Promise<LocalServer> {
  return startLocalServer(({ url, headers }, response) => {
    const json = { 'content-type': 'application/json' };
    const html = { 'content-type': 'text/html' };
    const script = files.get(url);
    if (script) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (url === '/') return response.writeHead(200, html).end('<script type="module" src="/page.js"></script>');
    if (url === '/wrong-json') return response.writeHead(200, json).end('{"code":200,');
    if (url === '/empty') return response.writeHead(200, json).end();
    if (url === '/no-content') return response.writeHead(204).end();
    if (url.startsWith('/page/')) return response.writeHead(Number(url.slice(6)), html).end('<html>sign in</html>');
    if (url === '/report.html')
      return response
        .writeHead(200, { ...html, 'content-disposition': 'attachment; filename=report.html' })
        .end('<p>1');
    if (url === '/bad-gateway') return response.writeHead(502, html).end('<h1>502</h1>');
    if (url === '/bom') return response.writeHead(200, json).end('\uFEFF{"code":200,"data":1}');
    if (url === '/text') return response.writeHead(200, { 'content-type': 'text/plain' }).end('hello');
    if (url === '/half') {
      response.writeHead(200, { ...json, 'content-length': '100' }).write('{"code":200,"da');
      return setTimeout(() => response.destroy(), 20);
    }
    if (url.startsWith('/away?')) return response.writeHead(307, { location: decodeURIComponent(url.slice(6)) }).end();
    if (url === '/reset') return response.destroy();
    if (url === '/drip') {
      response.writeHead(200, json);
      const drip = setInterval(() => response.write(' '), 10);
      return response.on('close', () => clearInterval(drip));
    }
    if (url.startsWith('/orders/')) {
      return sendJson(response, headers.token === 'T1' ? { code: 200, data: url } : { code: 402 });
    }
    return undefined;
  });
}
