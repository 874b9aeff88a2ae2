import type { ResponseFacts } from '../call/response-facts';
import { fieldAt } from '../lib/own-field';
import type { Finder } from './conventions';

/** Returns the value that a finder finds in a response; undefined without a finder. */
export const find = (finder: Finder = [], response: ResponseFacts): unknown =>
  typeof finder === 'function'
    ? finder(response)
    : [finder].flat().reduce((value: unknown, path) => value ?? fieldAt(response.body, path), undefined);
