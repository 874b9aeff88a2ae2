import type { CallStep } from '@waybill/http';
import type { EntityTags } from '../../kernel/ports/entity-tags';

/** The entity tags of a console; a step of its client records the tag of each response. */
export function createEntityTags(): EntityTags & { readonly step: CallStep } {
  const tags = new WeakMap<object, string>();
  const of = (value: unknown) => (isObject(value) ? tags.get(value) : undefined);
  const note = (value: unknown, tag: string | undefined) => {
    if (isObject(value) && tag) tags.set(value, tag);
  };
  return {
    of,
    pass: (value, made) => note(made, of(value)),
    step: {
      name: 'entity-tags',
      async run(_, next) {
        const reply = await next();

        note(reply.data, reply.headers.etag);
        return reply;
      },
    },
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
