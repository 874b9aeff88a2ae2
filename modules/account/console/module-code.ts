/** The code of `module.ts`, loaded with the first of its uses. */
export { accountCommands } from './commands';
export { draftKey } from './draft-key';
export { keepLists } from './keep-lists';
