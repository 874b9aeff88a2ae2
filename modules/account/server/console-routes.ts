import type { Language, ServerOptions } from '@waybill/kit/server';

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
  /** Further options of menus and tabs, such as `icon`, `hidden` and `badge`. */
  nav: Record<string, unknown>;
  children: readonly ConsoleRoute[];
}

/** Reads the console's route table; an unbuilt console has no table. Each call reads the file, because a development server rewrites it. */
export async function readConsoleRoutes(read: ServerOptions['readRoutes']): Promise<readonly ConsoleRoute[]> {
  const text = await read();
  try {
    return text === undefined ? [] : JSON.parse(text);
  } catch (cause) {
    throw new Error("The console's route table, routes.json, cannot be read. Build the console anew: npm run build", {
      cause,
    });
  }
}

/** The words of a title in a language. */
export const titleIn = (title: ConsoleRoute['title'], language: Language): string =>
  typeof title === 'object' ? title[language] : (title ?? '');
