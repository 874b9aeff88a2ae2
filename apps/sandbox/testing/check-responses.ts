import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { TestSandbox } from './test-sandbox';

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, { schema: object }> };
        responses: { 200: { content: { 'application/json': { schema: object } } } };
      }
    >
  >;
  components: { schemas: Record<string, object> };
}

const read = new Map<string, ReturnType<typeof toChecks>>();

/** Returns a checker that compares responses with the OpenAPI document of a sandbox. */
export async function readDocument(sandbox: TestSandbox) {
  const text = await (await sandbox.app.request('/openapi.json')).text();
  const checks = read.get(text) ?? toChecks(text);
  read.set(text, checks);
  return checks;
}

function toChecks(text: string) {
  const document = JSON.parse(text) as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'document', components: document.components });
  const compiled = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const cached = compiled.get(schema);
    if (cached) return cached;
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'document#/components')));
    compiled.set(schema, validate);
    return validate;
  };
  return {
    document,
    /** Whether the document allows the body for a call. */
    allows(path: string, body: unknown): boolean {
      const schema = document.paths[path]?.post?.requestBody?.content['application/json']?.schema;
      if (!schema) throw new Error(`POST ${path} has no body in the document`);
      return validatorOf(schema)(body);
    },
    /** Complaints about the response of a call. */
    check(method: string, path: string, response: unknown): string[] {
      const operation = document.paths[path]?.[method.toLowerCase()];
      if (!operation) return [`${method} ${path} is not in the document`];
      const { schema } = operation.responses[200].content['application/json'];
      const validate = validatorOf(schema);
      if (validate(response)) return [];
      return (validate.errors ?? []).map(({ instancePath, message }) => `${method} ${path}${instancePath} ${message}`);
    },
  };
}
