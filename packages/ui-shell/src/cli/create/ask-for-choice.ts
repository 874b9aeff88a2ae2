import { type Choice, CreateError, readApi, readFolder, readLanguages, readTitle, toTitle, usage } from './choice';

/** The terminal of the command. */
export interface Asker {
  /** Absent without a terminal. */
  ask?: (question: string) => Promise<string>;
  say: (text: string) => void;
  exists: (folder: string) => boolean;
}

/** Asks for the missing arguments and repeats a question after an invalid answer. Without a terminal it takes the suggestions. */
export async function askForChoice(given: Partial<Choice>, { ask, say, exists }: Asker): Promise<Choice> {
  async function answer<Value>(question: string, suggestion: string, read: (text: string) => Value): Promise<Value> {
    if (!ask) return read(suggestion);
    for (;;) {
      const text = (await ask(`${question} (${suggestion}): `)).trim() || suggestion;
      try {
        return read(text);
      } catch (error) {
        if (!(error instanceof CreateError)) throw error;
        say(`${error.message}\n`);
      }
    }
  }
  const readNew = (text: string) => {
    if (exists(readFolder(text))) throw new CreateError(`There is a folder "${text}" already: choose another name.`);
    return text;
  };
  if (given.folder === undefined && !ask) throw new CreateError(`Name the folder.\n\n${usage}`);
  const folder = given.folder === undefined ? await answer('Folder', 'my-office', readNew) : readNew(given.folder);
  return {
    folder,
    title: given.title ?? (await answer('Product name', toTitle(folder), readTitle)),
    api: given.api ?? (await answer('API: envelope, rest, cookie, oauth, oidc', 'envelope', readApi)),
    languages: given.languages ?? (await answer('Languages, the first one first', 'en,zh', readLanguages)),
  };
}
