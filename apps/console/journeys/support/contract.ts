import type { BrowserContext, Response } from '@playwright/test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Document {
  paths: Record<
    string,
    Record<string, { responses: { 200?: { content: { 'application/json': { schema: object } } } } } | undefined>
  >;
  components: object;
}

/** Reads the response schemas of `/openapi.json`; each is compiled at its first response. */
export async function readContract(url: string) {
  const document = (await (await fetch(new URL('/openapi.json', url))).json()) as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', components: document.components });
  const compiled = new Map<string, ValidateFunction>();
  const schemaOf = (method: string, path: string): ValidateFunction | undefined => {
    const name = `${method} ${path}`;
    const cached = compiled.get(name);
    const envelope = document.paths[path]?.[method.toLowerCase()]?.responses[200];
    if (cached || !envelope) return cached;
    const { schema } = envelope.content['application/json'];
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'document#/components')));
    compiled.set(name, validate);
    return validate;
  };

  /** The difference between a response and the document; undefined if there is none or the call is undocumented. */
  async function complain(response: Response): Promise<string | undefined> {
    const method = response.request().method();
    const path = new URL(response.url()).pathname;
    // Responses to provoked faults are not checked.
    const isReal = response.status() === 200 && !('x-sandbox-fault' in response.headers());
    const validate = isReal ? schemaOf(method, path) : undefined;
    if (!validate) return undefined;
    // A body is lost when its page closes, and the browser does not always reject the read.
    const gone = new Promise<undefined>((resolve) => setTimeout(resolve, 30_000, undefined));
    const body: unknown = await Promise.race([response.json().catch(() => undefined), gone]);
    if (body === undefined || validate(body)) return undefined;
    const [first] = validate.errors ?? [];
    return `${method} ${path} is not as /openapi.json says: ${first?.instancePath} ${first?.message}`;
  }

  return {
    /** Checks every response of a context; returns a function that resolves to the differences. */
    follow(context: BrowserContext): () => Promise<string[]> {
      const checks: Promise<string | undefined>[] = [];
      context.on('response', (response) => checks.push(complain(response)));
      return async () => (await Promise.all(checks)).filter((each) => each !== undefined);
    },
  };
}

export type Contract = Awaited<ReturnType<typeof readContract>>;
