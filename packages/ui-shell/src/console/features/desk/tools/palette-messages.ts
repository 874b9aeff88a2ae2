import { defineMessages } from '../../../../locales/define-messages';

/** The title of the palette for its openers; the other messages load with the palette. */
export const paletteMessages = defineMessages('commands', { open: { zh: '命令', en: 'Commands' } });
