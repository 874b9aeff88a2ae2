import type { Step, StepContext } from '../call/step';
import type { MessageOptions } from '../failure/message-options';

/** Checks the data by the call's schema. The first call with a schema loads the code; if it does not load, the call fails. */
export function createSchemaStep({ options }: StepContext<MessageOptions>): Step {
  return {
    name: 'schema',
    async run(call, next) {
      const reply = await next();
      const { schema } = call.request;
      return schema ? (await import('./check-schema')).checkSchema(call, reply, schema, options) : reply;
    },
  };
}
