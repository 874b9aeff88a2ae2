import type { BrowserContext, Response } from '@playwright/test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Document {
  paths: Record<
    string,
    Record<string, { responses: { 200?: { content: { 'application/json': { schema: object } } } } } | undefined>
  >;
  components: object;
}

/** What each call of a product answers by its own `/openapi.json`; schemas are compiled when their first response comes. */
export async function readContract(url: string) {
  const document = (await (await fetch(new URL('/openapi.json', url))).json()) as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', components: document.components });
  const compiled = new Map<string, ValidateFunction>();
  const schemaOf = (method: string, path: string): ValidateFunction | undefined => {
    const name = `${method} ${path}`;
    const known = compiled.get(name);
    const envelope = document.paths[path]?.[method.toLowerCase()]?.responses[200];
    if (known || !envelope) return known;
    const { schema } = envelope.content['application/json'];
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'document#/components')));
    compiled.set(name, validate);
    return validate;
  };

  /** How a response differs from the document; undefined where it does not, or is of a call that the document does not have. */
  async function complain(response: Response): Promise<string | undefined> {
    const method = response.request().method();
    const path = new URL(response.url()).pathname;
    // A journey that asks for a fault gets what it asked for.
    const isReal = response.status() === 200 && !('x-sandbox-fault' in response.headers());
    const validate = isReal ? schemaOf(method, path) : undefined;
    if (!validate) return undefined;
    // A body is gone with the page that asked for it; the browser does not always say so.
    const gone = new Promise<undefined>((resolve) => setTimeout(resolve, 30_000, undefined));
    const body: unknown = await Promise.race([response.json().catch(() => undefined), gone]);
    if (body === undefined || validate(body)) return undefined;
    const [first] = validate.errors ?? [];
    return `${method} ${path} is not as /openapi.json says: ${first?.instancePath} ${first?.message}`;
  }

  return {
    /** Compares every response in a context; gives what finds out how they differed. */
    follow(context: BrowserContext): () => Promise<string[]> {
      const asked: Promise<string | undefined>[] = [];
      context.on('response', (response) => asked.push(complain(response)));
      return async () => (await Promise.all(asked)).filter((each) => each !== undefined);
    },
  };
}

export type Contract = Awaited<ReturnType<typeof readContract>>;
