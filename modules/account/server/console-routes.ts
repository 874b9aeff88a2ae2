import { readFileSync } from 'node:fs';
import type { Language } from '@waybill/kit/server';

/** An entry of the console's route table, as its build writes it into `routes.json`. */
export interface ConsoleRoute {
  path: string;
  name?: string;
  redirect?: string;
  external?: string;
  guard?: unknown;
  /** In both languages, or one text for both. */
  title?: string | ({ id: string } & Record<Language, string>);
  hasPage: boolean;
  /** Further properties for menus and tabs: `icon`, `hidden`, `badge` and the like. */
  nav: Record<string, unknown>;
  children: readonly ConsoleRoute[];
}

/** Reads the route table of the built console, or returns an empty list without a build. Reads at every call, since a development server rewrites the file. */
export function readConsoleRoutes(file: string): readonly ConsoleRoute[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw new Error(`The console's route table ${file} cannot be read. Build the console anew: npm run build`, {
      cause,
    });
  }
}

/** The words of a title in a language. */
export const titleIn = (title: ConsoleRoute['title'], language: Language): string =>
  typeof title === 'object' ? title[language] : (title ?? '');
