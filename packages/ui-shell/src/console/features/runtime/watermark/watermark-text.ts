import { wallText } from '../../../../data/spreadsheet/wall-clock';

/** The text of a watermark: the user, and the time to the minute in the zone of the business; `ann 2026-11-22 09:41`. */
export const watermarkText = (account: string, now: Date, timeZone: string | undefined): string =>
  `${account} ${wallText(now, timeZone).slice(0, 16)}`;
