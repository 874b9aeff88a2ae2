// Made from the rules by `npm run docs`; changes by hand are lost.
import { messages as emailMessages } from '../contact/email.ts';
import { messages as landlineMessages } from '../contact/landline.ts';
import { messages as mobileMessages } from '../contact/mobile.ts';
import { messages as arrayMessages } from '../form/array.ts';
import { messages as objectMessages } from '../form/object.ts';
import { messages as sameAsMessages } from '../form/same-as.ts';
import { messages as chineseNameMessages } from '../identity/chinese-name.ts';
import { messages as ebikePlateMessages } from '../identity/ebike-plate.ts';
import { messages as idCardMessages } from '../identity/id-card.ts';
import { messages as newEnergyPlateMessages } from '../identity/new-energy-plate.ts';
import { messages as plateMessages } from '../identity/plate.ts';
import { messages as vinMessages } from '../identity/vin.ts';
import { messages as itemsMessages } from '../list/items.ts';
import { messages as itemsRangeMessages } from '../list/items-range.ts';
import { messages as maxItemsMessages } from '../list/max-items.ts';
import { messages as minItemsMessages } from '../list/min-items.ts';
import { messages as requiredMessages } from '../messages/required-messages.ts';
import { invalid, tooDeep, unchecked, unknownKey, unreadable } from '../messages/run-messages.ts';
import { messages as externalLinkMessages } from '../network/external-link.ts';
import { messages as ipMessages } from '../network/ip.ts';
import { messages as ipv4Messages } from '../network/ipv4.ts';
import { messages as ipv6Messages } from '../network/ipv6.ts';
import { messages as portMessages } from '../network/port.ts';
import { messages as portRangeMessages } from '../network/port-range.ts';
import { messages as safeHrefMessages } from '../network/safe-href.ts';
import { messages as urlMessages } from '../network/url.ts';
import { messages as amountMessages } from '../number/amount.ts';
import { messages as decimalMessages } from '../number/decimal.ts';
import { messages as maxMessages } from '../number/max.ts';
import { messages as minMessages } from '../number/min.ts';
import { messages as rangeMessages } from '../number/range.ts';
import { messages as notEmptyMessages } from '../presence/not-empty.ts';
import { messages as hexMessages } from '../text/hex.ts';
import { messages as jsonMessages } from '../text/json.ts';
import { messages as lengthMessages } from '../text/length.ts';
import { messages as lengthRangeMessages } from '../text/length-range.ts';
import { messages as maxLengthMessages } from '../text/max-length.ts';
import { messages as minLengthMessages } from '../text/min-length.ts';
import { messages as oneOfMessages } from '../text/one-of.ts';
import { messages as passwordMessages } from '../text/password.ts';
import { messages as patternMessages } from '../text/pattern.ts';
import { messages as regexpMessages } from '../text/regexp.ts';
import { messages as booleanMessages } from '../type/boolean.ts';
import { messages as dateMessages } from '../type/date.ts';
import { messages as floatMessages } from '../type/float.ts';
import { messages as integerMessages } from '../type/integer.ts';
import { messages as methodMessages } from '../type/method.ts';
import { messages as numberMessages } from '../type/number.ts';
import { messages as stringMessages } from '../type/string.ts';

export const ruleMessages = [
  emailMessages,
  landlineMessages,
  mobileMessages,
  arrayMessages,
  objectMessages,
  sameAsMessages,
  chineseNameMessages,
  ebikePlateMessages,
  idCardMessages,
  newEnergyPlateMessages,
  plateMessages,
  vinMessages,
  itemsMessages,
  itemsRangeMessages,
  maxItemsMessages,
  minItemsMessages,
  externalLinkMessages,
  ipMessages,
  ipv4Messages,
  ipv6Messages,
  portMessages,
  portRangeMessages,
  safeHrefMessages,
  urlMessages,
  amountMessages,
  decimalMessages,
  maxMessages,
  minMessages,
  rangeMessages,
  notEmptyMessages,
  requiredMessages,
  hexMessages,
  jsonMessages,
  lengthMessages,
  lengthRangeMessages,
  maxLengthMessages,
  minLengthMessages,
  oneOfMessages,
  passwordMessages,
  patternMessages,
  regexpMessages,
  booleanMessages,
  dateMessages,
  floatMessages,
  integerMessages,
  methodMessages,
  numberMessages,
  stringMessages,
  invalid,
  unreadable,
  unchecked,
  unknownKey,
  tooDeep,
];
