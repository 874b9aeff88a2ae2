// Made from the rules by `npm run docs`; changes by hand are lost.
import { messages as phoneMessages } from '../contact/phone.ts';
import { messages as bankCardMessages } from '../identity/bank-card.ts';
import { messages as creditCodeMessages } from '../identity/credit-code.ts';
import { messages as exitPermitMessages } from '../identity/exit-permit.ts';
import { messages as foreignerCardMessages } from '../identity/foreigner-card.ts';
import { messages as hkMoPermitMessages } from '../identity/hk-mo-permit.ts';
import { messages as identityDocumentMessages } from '../identity/identity-document.ts';
import { messages as passportMessages } from '../identity/passport.ts';
import { messages as residencePermitMessages } from '../identity/residence-permit.ts';
import { messages as taiwanPermitMessages } from '../identity/taiwan-permit.ts';
import { messages as postcodeMessages } from '../place/postcode.ts';
import { messages as regionCodeMessages } from '../place/region-code.ts';
import { messages as drivingLicenceMessages } from '../vehicle/driving-licence.ts';
import { messages as ebikeFrameMessages } from '../vehicle/ebike-frame.ts';
import { messages as vehiclePlateMessages } from '../vehicle/vehicle-plate.ts';

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
