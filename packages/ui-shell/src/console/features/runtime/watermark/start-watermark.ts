import { nothing, type Start } from '../../../kernel/feature';
import { startLater } from '../lazy-loading/start-later';

/** Draws the name of the account over the page if the setting is on. */
export const startWatermark: Start = (parts) =>
  parts.config.watermark
    ? startLater(() => import('./follow-watermark').then((code) => code.followWatermark(parts)), parts.errorLog.report)
    : nothing;
