import type { Choice } from './choice';
import { agentsPage } from './templates/agents-page';
import { apiFile } from './templates/api-file';
import { setupFiles } from './templates/setup-files';
import { type FileTable, sourceFiles } from './templates/source-files';

/** Every file of a new back office by its path. */
export function projectFiles(choice: Choice, version: string): FileTable {
  return {
    ...setupFiles(choice, version),
    ...sourceFiles(choice),
    'api.mjs': apiFile(choice),
    'AGENTS.md': agentsPage(choice),
  };
}
