import type { JsonSchema } from '@waybill/validators';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { RegisteredCall } from './open-api';
import { toJson, toOperation, toPath } from './open-api';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page that lists every call of the server, rendered from its OpenAPI document. */
export function callsPage(calls: readonly RegisteredCall[], nonce: string): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>Calls of the stand-in server</title>
        <style nonce="${nonce}">
          body { font: 16px/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark }
          h2 { font-size: 1rem; margin: 2rem 0 0; overflow-wrap: anywhere }
          p, dl { margin: .25rem 0 }
          dd { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
        </style>
      </head>
      <body>
        <h1>Calls of the stand-in server</h1>
        <p><a href="/openapi.json">openapi.json</a> has every field with its rules. ${calls.length} calls.</p>
        ${calls.map(callOf)}
      </body>
    </html>`;
}

function callOf([call, facts]: RegisteredCall): Markup {
  const { method, url } = call;
  const { summary, description, parameters: taken } = toOperation(toPath(url), call, facts);
  const { body, response } = 'response' in call ? call : { body: undefined, response: undefined };
  const parameters = taken.map(
    ({ name, in: place, required, schema }) =>
      `${name}${required ? '' : '?'}: ${toType(schema)}${place === 'header' ? ' (header)' : ''}`,
  );
  return html`<h2>${method} ${url}</h2>
    <p>${summary} ${description}</p>
    <dl>
      ${parameters.length > 0 ? html`<dt>Parameters</dt><dd>${parameters.join(', ')}</dd>` : ''}
      ${body ? html`<dt>Body</dt><dd>${toType(toJson(body, 'input'))}</dd>` : ''}
      ${response ? html`<dt>Response</dt><dd>${toType(toJson(response, 'output'))}</dd>` : ''}
    </dl>`;
}

/** Deeper objects are shown by the word alone. */
const deepest = 3;

/** A JSON Schema as a short type, such as `{ id: integer, tags?: string[] }`. */
function toType(schema: JsonSchema, depth = 0): string {
  const { type, items, properties, required = [], enum: words, const: only, anyOf } = schema;
  if (words) return (words as readonly unknown[]).map((word) => JSON.stringify(word)).join(' | ');
  if (only !== undefined) return JSON.stringify(only);
  if (anyOf) return (anyOf as readonly JsonSchema[]).map((each) => toType(each, depth)).join(' | ');
  if (items) {
    const each = toType(items as JsonSchema, depth);
    return each.includes(' | ') && !each.endsWith('}') ? `(${each})[]` : `${each}[]`;
  }
  if (!properties) return typeof type === 'string' ? type : 'any';
  if (depth >= deepest) return 'object';
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, each]) => `${name}${(required as readonly string[]).includes(name) ? '' : '?'}: ${toType(each, depth + 1)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
