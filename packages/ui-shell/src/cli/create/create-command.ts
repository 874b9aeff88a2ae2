import { type Asker, askForChoice } from './ask-for-choice';
import { readArguments, usage } from './choice';
import { projectFiles, type ReadTemplate } from './project-files';

/** The file system and terminal of the command. */
export interface CreatePlace extends Asker {
  /** Writes the new folder, whole or not at all. */
  write: (folder: string, files: Readonly<Record<string, string>>) => void;
  template: ReadTemplate;
  /** Version of this package, the minimum that the new back office depends on. */
  version: string;
}

/** Runs `create`: writes a back office into a new folder. Rejects with a `CreateError` when the arguments cannot be used or the folder is there. */
export async function runCreateCommand(args: readonly string[], place: CreatePlace): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return place.say(usage);
  const choice = await askForChoice(readArguments(args), place);
  place.write(choice.folder, projectFiles(choice, place.version, place.template));
  place.say(`
${choice.title} is in ${choice.folder}. Next:

  cd ${choice.folder}
  npm install
  npm run dev      its address is printed; sign in as ann / ann-demo
  npm test         a test of the page, in a second
`);
}
