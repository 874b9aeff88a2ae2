import { defineMessages } from '../../../../locales/define-messages';

/** What the palette is called where it is opened from; the rest comes with it. */
export const paletteMessages = defineMessages('commands', { open: { zh: '命令', en: 'Commands' } });
