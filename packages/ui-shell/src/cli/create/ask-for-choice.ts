import { type Choice, CreateError, isFolder, readApi, readLanguages, readTitle, toTitle, usage } from './choice';

/** Asks for what the words of a command leave open; `ask` returns an empty text for the suggestion. Without a terminal there is nobody to ask. */
export async function askForChoice(
  said: Partial<Choice>,
  ask: ((question: string) => Promise<string>) | undefined,
): Promise<Choice> {
  const answer = async (question: string, suggestion: string) =>
    (ask && (await ask(`${question} (${suggestion}): `)).trim()) || suggestion;
  const folder = said.folder ?? (ask ? await answer('Folder', 'my-office') : '');
  if (!isFolder(folder)) throw new CreateError(usage);
  return {
    folder,
    title: said.title ?? readTitle(await answer('Product name', toTitle(folder))),
    api: said.api ?? readApi(await answer('API: envelope, rest, cookie, oidc', 'envelope')),
    languages: said.languages ?? readLanguages(await answer('Languages, the first one first', 'en,zh')),
  };
}
