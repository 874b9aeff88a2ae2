// Made from the rules by `npm run docs`; changes by hand are lost.
import { messages as containerNumberMessages } from '../trade/container-number.ts';
import { messages as ean13Messages } from '../trade/ean13.ts';
import { messages as ibanMessages } from '../trade/iban.ts';
import { messages as imeiMessages } from '../trade/imei.ts';
import { messages as isoDateMessages } from '../trade/iso-date.ts';
import { messages as isoDateTimeMessages } from '../trade/iso-date-time.ts';
import { messages as macMessages } from '../trade/mac.ts';
import { messages as unLocodeMessages } from '../trade/un-locode.ts';
import { messages as uuidMessages } from '../trade/uuid.ts';

/** Every code that the rules of this entry report. @public */
export type IssueCode = (typeof ruleMessages)[number]['code'];

export const ruleMessages = [
  containerNumberMessages,
  ean13Messages,
  ibanMessages,
  imeiMessages,
  isoDateMessages,
  isoDateTimeMessages,
  macMessages,
  unLocodeMessages,
  uuidMessages,
];
