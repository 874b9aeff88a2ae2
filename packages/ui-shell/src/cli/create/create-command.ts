import { askForChoice } from './ask-for-choice';
import { CreateError, readArguments } from './choice';
import { projectFiles } from './project-files';

/** Where the command reads and writes. */
export interface CreatePlace {
  /** Absent without a terminal. */
  ask?: (question: string) => Promise<string>;
  exists: (folder: string) => boolean;
  /** Writes one file of the new folder, with the folders above it. */
  write: (file: string, text: string) => void;
  say: (text: string) => void;
  /** Version of this package: the new back office asks for it and later ones of its kind. */
  version: string;
}

/** Runs `create`: writes a back office into a new folder. Rejects with a `CreateError` when the arguments cannot be used or the folder is there. */
export async function runCreateCommand(args: readonly string[], place: CreatePlace): Promise<void> {
  const choice = await askForChoice(readArguments(args), place.ask);
  if (place.exists(choice.folder)) throw new CreateError(`There is a folder "${choice.folder}" already.`);
  for (const [file, text] of Object.entries(projectFiles(choice, place.version)))
    place.write(`${choice.folder}/${file}`, text);
  place.say(`
${choice.title} is in ${choice.folder}. Next:

  cd ${choice.folder}
  npm install
  npm run dev      its address is printed; sign in as ann / ann-demo
  npm test         a test of the page, in a second
`);
}
