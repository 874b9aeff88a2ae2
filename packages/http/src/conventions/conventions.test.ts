import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../client/create-http-client';
import { fieldErrorsOf } from '../errors/field-errors';
import type { HttpError } from '../errors/http-error';
import { isResponseError } from '../errors/is-http-error';
import * as shipped from '../exports/conventions';
import type { Conventions } from './conventions';
import { exactNumbers } from './exact-numbers';
import { aliCodesAnswers } from './recorded/ali-codes.test-data';
import { type Answer, cases, longId, type Outcome } from './recorded/answer.test-data';
import { envelopeAnswers } from './recorded/envelope.test-data';
import { fastApiAnswers } from './recorded/fast-api.test-data';
import { graphqlAnswers } from './recorded/graphql.test-data';
import { jsonApiAnswers } from './recorded/json-api.test-data';
import { laravelAnswers } from './recorded/laravel.test-data';
import { nestAnswers } from './recorded/nest.test-data';
import { problemAnswers } from './recorded/problem.test-data';

const servers: readonly (readonly [string, Conventions, readonly Answer[]])[] = [
  ['envelope', shipped.envelope, envelopeAnswers],
  ['aliCodes', shipped.aliCodes, aliCodesAnswers],
  ['problem', shipped.problem, problemAnswers],
  ['laravel', shipped.laravel, laravelAnswers],
  ['nest', shipped.nest, nestAnswers],
  ['jsonApi', shipped.jsonApi, jsonApiAnswers],
  ['fastApi', shipped.fastApi, fastApiAnswers],
  ['graphql', shipped.graphql, graphqlAnswers],
];
const baseUrl = 'https://api.example.com';

const toResponse = ({ status, type, headers, body }: Answer) => {
  const bytes = /gbk/i.test(type) ? Uint8Array.from(body, (char) => char.charCodeAt(0)) : body;
  return new Response(body === '' ? null : bytes, { status, headers: { 'content-type': type, ...headers } });
};

/** Returns what a client with these conventions, a token and a renewal makes of a response. */
async function outcomeOf(conventions: Conventions, answer: Answer): Promise<Outcome> {
  // The server also rejects the token of `renew`, so that the first refusal is the outcome.
  const renew = () => Promise.reject(new Error('no renewal'));
  const http = createHttpClient({
    baseUrl,
    conventions,
    getToken: () => 'T0',
    renew,
    fetch: async () => toResponse(answer),
  });
  return http.raw({ method: 'POST', url: '/orders', body: {} }).then(
    ({ data, total }) => ({ data, ...(total !== undefined && { total }) }),
    (error: HttpError) =>
      ({
        kind: error.kind === 'refresh' ? 'response' : error.kind,
        code: error.code,
        message: error.userMessage,
        refusal: error.kind === 'refresh' ? 'expired' : isResponseError(error) ? error.refusal : undefined,
        fields: { ...fieldErrorsOf(error) },
      }) as Outcome,
  );
}

describe.each(servers)('the conventions %s', (_, conventions, answers) => {
  it('have about twenty recorded responses, among them the twelve of the table', () => {
    expect(answers.length).toBeGreaterThanOrEqual(20);
    expect(answers.map(({ name }) => name)).toEqual(expect.arrayContaining([...cases]));
  });

  it.each(answers.map((answer) => [answer.name, answer] as const))(
    'read %s [conventions-of-servers]',
    async (name, answer) => {
      const parts = name === '19-digit id' ? { ...conventions, body: exactNumbers('text') } : conventions;
      const outcome = await outcomeOf(parts, answer);
      if ('data' in answer.outcome) expect(outcome).toEqual(answer.outcome);
      else expect(outcome).toMatchObject({ kind: 'response', ...answer.outcome });
      if (answer.outcome.fields) expect(outcome.fields).toEqual(answer.outcome.fields);
    },
  );

  it('keep an id of 19 digits as bigint too', async () => {
    const answer = answers.find(({ name }) => name === '19-digit id') as Answer;
    const { data } = await outcomeOf({ ...conventions, body: exactNumbers('bigint') }, answer);
    expect(data).toEqual({ id: BigInt(longId) });
  });

  it('renew an expired token and send the call again with it', async () => {
    const find = (title: string) => answers.find(({ name }) => name === title) as Answer;
    const { header = 'Authorization' } = conventions.session ?? {};
    const sent: (string | null)[] = [];
    let token = 'T0';
    const http = createHttpClient({
      baseUrl,
      conventions,
      getToken: () => token,
      renew: () => {
        token = 'T1';
        return token;
      },
      fetch: async ({ headers }) => {
        sent.push(headers.get(header));
        return toResponse(find(sent.length === 1 ? 'expired' : 'success'));
      },
    });
    expect(await http.get('/orders/7')).toEqual(find('success').outcome.data);
    expect(sent).toEqual(header === 'token' ? ['T0', 'T1'] : ['Bearer T0', 'Bearer T1']);
  });
});

/** The page's text for a cell. */
function cellOf(name: string, { data, total, refusal, fields, message }: Outcome): string {
  if (name === 'page with total') return `total ${total}`;
  if (name.endsWith('wrong field')) return `\`${Object.keys(fields ?? {})[0]}\``;
  if (name.endsWith('wrong fields'))
    return Object.keys(fields ?? {})
      .map((field) => `\`${field}\``)
      .join(', ');
  if (refusal) return refusal;
  if (message) return message;
  return `\`${JSON.stringify(data)}\``;
}

it("have a page whose table shows the client's outcome for each of the 96 cells [conventions-of-servers]", async () => {
  const row = (cells: readonly string[]) => cells.map((cell) => cell.trim());
  const lines = readFileSync(new URL('../../docs/http-servers.md', import.meta.url), 'utf8').split('\n');
  const tables = lines.filter((line) => line.startsWith('|')).map((line) => row(line.split('|').slice(1, -1)));
  for (const half of [servers.slice(0, 4), servers.slice(4)]) {
    const made = cases.map(async (name) => {
      const cells = half.map(async ([, conventions, answers]) => {
        const answer = answers.find((each) => each.name === name) as Answer;
        const body = name === '19-digit id' ? exactNumbers('text') : undefined;
        return cellOf(name, await outcomeOf({ ...conventions, ...(body && { body }) }, answer));
      });
      return [name, ...(await Promise.all(cells))];
    });
    const head = ['case', ...half.map(([name]) => `\`${name}\``)];
    expect(tables).toEqual(expect.arrayContaining([head, ...(await Promise.all(made))]));
  }
});
