import type { Call, Reply } from '../call/call';
import type { StandardIssue, StandardSchema } from '../call/standard-schema';
import type { HttpErrorFacts } from '../errors/http-error';
import { SchemaError } from '../errors/schema-error';
import { type MessageOptions, noResponseMessage } from '../failure/message-options';

/** Replaces a reply's data by the output of the schema. Rejects with a `SchemaError` if the data does not match, or if the schema throws. */
export async function checkSchema(
  call: Call,
  reply: Reply,
  schema: StandardSchema,
  options: MessageOptions,
): Promise<Reply> {
  // A file is not data.
  if (call.binary) return reply;
  const { status, body, headers, requestId } = reply;
  const facts = { ...call, status, code: 0, body, headers, requestId, userMessage: noResponseMessage(options) };
  return { ...reply, data: await fitData(schema, reply.data, facts), unchecked: reply.data };
}

/** Returns the schema's output for the data of a call. Rejects as `checkSchema`. */
export async function fitData<Data>(schema: StandardSchema<Data>, data: unknown, facts: HttpErrorFacts): Promise<Data> {
  let outcome: Awaited<ReturnType<StandardSchema<Data>['~standard']['validate']>>;
  try {
    outcome = await schema['~standard'].validate(data);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new SchemaError({ ...facts, cause }, [{ path: [], message: `its schema failed: ${why}` }]);
  }
  if (outcome.issues) throw new SchemaError(facts, outcome.issues.map(toFieldIssue));
  return outcome.value;
}

const toFieldIssue = ({ message, path = [] }: StandardIssue) => ({
  message,
  path: path.map((part) => (typeof part === 'object' ? part.key : part)),
});
