import { messages as emailMessages } from '../contact/email';
import { messages as landlineMessages } from '../contact/landline';
import { messages as mobileMessages } from '../contact/mobile';
import { messages as arrayMessages } from '../form/array';
import { messages as objectMessages } from '../form/object';
import { messages as sameAsMessages } from '../form/same-as';
import { messages as unionMessages } from '../form/union';
import { messages as chineseNameMessages } from '../identity/chinese-name';
import { messages as ebikePlateMessages } from '../identity/ebike-plate';
import { messages as idCardMessages } from '../identity/id-card';
import { messages as newEnergyPlateMessages } from '../identity/new-energy-plate';
import { messages as plateMessages } from '../identity/plate';
import { messages as vinMessages } from '../identity/vin';
import { messages as itemsMessages } from '../list/items';
import { messages as itemsRangeMessages } from '../list/items-range';
import { messages as maxItemsMessages } from '../list/max-items';
import { messages as minItemsMessages } from '../list/min-items';
import { messages as requiredMessages } from '../messages/required-messages';
import { invalid, tooDeep, tooLong, unchecked, unknownKey, unreadable } from '../messages/run-messages';
import { messages as externalLinkMessages } from '../network/external-link';
import { messages as ipMessages } from '../network/ip';
import { messages as ipv4Messages } from '../network/ipv4';
import { messages as ipv6Messages } from '../network/ipv6';
import { messages as portMessages } from '../network/port';
import { messages as portRangeMessages } from '../network/port-range';
import { messages as safeHrefMessages } from '../network/safe-href';
import { messages as urlMessages } from '../network/url';
import { messages as amountMessages } from '../number/amount';
import { messages as decimalMessages } from '../number/decimal';
import { messages as maxMessages } from '../number/max';
import { messages as minMessages } from '../number/min';
import { messages as rangeMessages } from '../number/range';
import { messages as notEmptyMessages } from '../presence/not-empty';
import { messages as hexMessages } from '../text/hex';
import { messages as jsonMessages } from '../text/json';
import { messages as lengthMessages } from '../text/length';
import { messages as lengthRangeMessages } from '../text/length-range';
import { messages as maxLengthMessages } from '../text/max-length';
import { messages as minLengthMessages } from '../text/min-length';
import { messages as oneOfMessages } from '../text/one-of';
import { messages as passwordMessages } from '../text/password';
import { messages as patternMessages } from '../text/pattern';
import { messages as regexpMessages } from '../text/regexp';
import { messages as booleanMessages } from '../type/boolean';
import { messages as dateMessages } from '../type/date';
import { messages as floatMessages } from '../type/float';
import { messages as integerMessages } from '../type/integer';
import { messages as methodMessages } from '../type/method';
import { messages as numberMessages } from '../type/number';
import { messages as stringMessages } from '../type/string';

export const ruleMessages = [
  emailMessages,
  landlineMessages,
  mobileMessages,
  arrayMessages,
  objectMessages,
  sameAsMessages,
  unionMessages,
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
  tooLong,
  tooDeep,
];
