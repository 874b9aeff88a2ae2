import { createContext } from 'react';
import type { Refusal } from './refusal';

/** Reads from what `onSubmit` threw why a form was not taken; undefined where it is a fault. */
export type ReadRefusal = (thrown: unknown) => Refusal | undefined;

/** How the forms below read what was thrown. Default: all of it is a fault; a console knows its failed calls and logins. */
export const RefusalContext = createContext<ReadRefusal>(() => undefined);
