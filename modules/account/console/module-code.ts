/** The code of `module.ts`, loaded with the first of its uses. */
export { accountCommands } from './commands';
export { draftKey } from './draft-key';
export { createListSettingsApi } from './list-settings-api';
