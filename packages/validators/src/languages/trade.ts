import { messages as containerNumberMessages } from '../trade/container-number';
import { messages as ean13Messages } from '../trade/ean13';
import { messages as ibanMessages } from '../trade/iban';
import { messages as imeiMessages } from '../trade/imei';
import { messages as isoDateMessages } from '../trade/iso-date';
import { messages as isoDateTimeMessages } from '../trade/iso-date-time';
import { messages as macMessages } from '../trade/mac';
import { messages as unLocodeMessages } from '../trade/un-locode';
import { messages as uuidMessages } from '../trade/uuid';

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
