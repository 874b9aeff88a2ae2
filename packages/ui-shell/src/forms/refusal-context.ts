import { createContext } from 'react';
import type { Refusal } from './refusal';

/** Converts an error of `onSubmit` to a refusal; undefined for a bug. */
export type ReadRefusal = (thrown: unknown) => Refusal | undefined;

/** Default: every error is a bug; a console recognises failed calls and logins. */
export const RefusalContext = createContext<ReadRefusal>(() => undefined);
