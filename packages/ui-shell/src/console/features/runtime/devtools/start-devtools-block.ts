import { nothing, type Start } from '../../../kernel/feature';
import { startLater } from '../lazy-loading/start-later';

/** Blocks developer tools if the setting is on. */
export const startDevtoolsBlock: Start = ({ config, errorLog: { report } }) =>
  config.blockDevtools
    ? startLater(() => import('./block-devtools').then((code) => code.blockDevtools(report)), report)
    : nothing;
