import { array, object } from '@waybill/validators';
import type { Call } from './call';
import { line, needed, text } from './fields';
import { string } from './schemas';

/** What a kept choice is for, such as `order-import`. */
const kind = () => needed(1, 60);

/** Choices that one account keeps under names of its own: what they are, the console alone knows. */
const choices = object({ list: array(object({ name: string(), value: string() })) });

export const keptChoicesCall = {
  method: 'GET',
  url: '/personal/keptChoices',
  query: object({ kind: kind() }),
  response: choices,
} as const satisfies Call;

/** Keeps a choice, in the place of one of that name; at most 50 of a kind. */
export const keepChoiceCall = {
  method: 'POST',
  url: '/personal/doKeepChoice',
  body: object({ kind: kind(), name: line(1, 40), value: text(20_000) }),
  response: choices,
} as const satisfies Call;

export const dropChoiceCall = {
  method: 'POST',
  url: '/personal/doDropChoice',
  body: object({ kind: kind(), name: line(1, 40) }),
  response: choices,
} as const satisfies Call;
