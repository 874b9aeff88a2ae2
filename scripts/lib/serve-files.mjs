import sirv from 'sirv';

/** A request handler that answers with the files of `folder`, under `base` (default `/`); anything else is 404. */
export function serveFiles(folder, base = '/') {
  const serve = sirv(folder, { dev: true });
  return (request, response) => {
    const refuse = () => response.writeHead(404).end();
    if (!request.url.startsWith(base)) return refuse();
    request.url = request.url.slice(base.length - 1);
    serve(request, response, refuse);
  };
}
