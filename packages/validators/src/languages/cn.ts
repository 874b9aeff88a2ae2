import { messages as phoneMessages } from '../contact/phone';
import { messages as bankCardMessages } from '../identity/bank-card';
import { messages as creditCodeMessages } from '../identity/credit-code';
import { messages as exitPermitMessages } from '../identity/exit-permit';
import { messages as foreignerCardMessages } from '../identity/foreigner-card';
import { messages as hkMoPermitMessages } from '../identity/hk-mo-permit';
import { messages as identityDocumentMessages } from '../identity/identity-document';
import { messages as passportMessages } from '../identity/passport';
import { messages as residencePermitMessages } from '../identity/residence-permit';
import { messages as taiwanPermitMessages } from '../identity/taiwan-permit';
import { messages as postcodeMessages } from '../place/postcode';
import { messages as regionCodeMessages } from '../place/region-code';
import { messages as drivingLicenceMessages } from '../vehicle/driving-licence';
import { messages as ebikeFrameMessages } from '../vehicle/ebike-frame';
import { messages as vehiclePlateMessages } from '../vehicle/vehicle-plate';

/** Every code that the rules of this entry report. @public */
export type IssueCode = (typeof ruleMessages)[number]['code'];

export const ruleMessages = [
  phoneMessages,
  bankCardMessages,
  creditCodeMessages,
  exitPermitMessages,
  foreignerCardMessages,
  hkMoPermitMessages,
  identityDocumentMessages,
  passportMessages,
  residencePermitMessages,
  taiwanPermitMessages,
  postcodeMessages,
  regionCodeMessages,
  drivingLicenceMessages,
  ebikeFrameMessages,
  vehiclePlateMessages,
];
