import { array, object } from '@waybill/validators';
import { get, post } from './call';
import { line, needed, text } from './fields';
import { string } from './schemas';

/** The purpose of a stored choice, such as `order-import`. */
const kind = () => needed(1, 60);

/** Named choices of an account; only the console interprets them. */
const choices = object({ list: array(object({ name: string(), value: string() })) });

export const savedChoicesCall = get('/personal/keptChoices', { query: object({ kind: kind() }), response: choices });

/** Stores a choice, replacing one of the same name; at most 50 per kind. */
export const saveChoiceCall = post('/personal/doKeepChoice', {
  body: object({ kind: kind(), name: line(1, 40), value: text(20_000) }),
  response: choices,
});

export const deleteChoiceCall = post('/personal/doDropChoice', {
  body: object({ kind: kind(), name: line(1, 40) }),
  response: choices,
});
