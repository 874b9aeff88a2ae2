import { serve } from '@hono/node-server';
import { email, en, maxLength, notEmpty, object, pipe, string, validate, zh } from '@waybill/validators';
import { Hono } from 'hono';
import { validator } from 'hono/validator';

const contact = object({ name: pipe(string(), notEmpty(), maxLength(40)), mail: email() });

/** A body that is no contact is answered with 422 and its issues, in the language of the caller. */
const contactBody = validator('json', (body, context) => {
  const messages = context.req.header('accept-language')?.startsWith('zh') ? zh : en;
  const result = validate(contact, body, { messages });
  return result.ok ? result.value : context.json({ issues: result.issues }, 422);
});

const app = new Hono().post('/contacts', contactBody, (context) => {
  const { name } = context.req.valid('json');
  return context.json({ saved: name }, 201);
});

/** Starts the server on a free port; resolves to its address and what stops it. */
export const start = () =>
  new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, stop: () => server.close() }),
    );
  });
