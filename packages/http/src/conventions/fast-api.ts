import { fieldAt } from '../lib/own-field';
import type { Conventions } from './conventions';

/** FastAPI: bodies are the data, a failure is `{ detail }`: a sentence, an object with `code` and `message`, or pydantic's list of fields. @public */
export const fastApi: Conventions = {
  data: { total: ({ body }) => (fieldAt(body, 'items') ? fieldAt(body, 'total') : undefined) },
  messages: {
    code: 'detail.code',
    sentence: ['detail.message', 'detail'],
    fields: ({ body }) =>
      [fieldAt(body, 'detail')].flat().map((error) => {
        const [, ...path] = [fieldAt(error, 'loc')].flat();
        // The location of broken JSON is a position in the text, not a field.
        return fieldAt(error, 'type') === 'json_invalid'
          ? undefined
          : { path, message: String(fieldAt(error, 'msg') ?? '').replace(/^Value error, /, '') };
      }),
  },
};
