import { fieldAt } from '../lib/own-field';
import type { Conventions } from './conventions';

/** A default sentence of class-validator begins with the field: `items.0.price must be a positive number`. */
const ofField =
  /^((?:\w+\.)*)(?:(?:nested )?property |each value in |All )?([a-z_]\w*)(?:'s elements)? (?:must|should) /;

/**
 * NestJS: bodies are the data, a failure is `{ statusCode, message, error }`. The fields are found in the default sentences of `ValidationPipe`, or in a
 * list `errors` of zod's issues.
 * @public
 */
export const nest: Conventions = {
  data: { total: 'meta.totalItems' },
  messages: {
    sentence: ({ body }) => sentencesOf(body).join('; '),
    fields: ({ body }) => {
      const fields = sentencesOf(body).flatMap((message) => {
        const [, before = '', name] = ofField.exec(message) ?? [];
        return name ? [{ path: before + name, message }] : [];
      });
      return fields.length > 0 ? fields : fieldAt(body, 'errors');
    },
  },
};

const sentencesOf = (body: unknown): string[] =>
  [fieldAt(body, 'message')].flat().filter((message) => typeof message === 'string');
