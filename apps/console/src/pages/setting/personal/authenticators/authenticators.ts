import {
  addPasskeyCall,
  authenticatorsCall,
  beginPasskeyCall,
  beginTotpCall,
  removePasskeyCall,
  renamePasskeyCall,
  renewCodesCall,
  turnTotpOffCall,
  turnTotpOnCall,
} from '@waybill/contract/personal';
import { readOf, writeOf } from '../../../kit/calls';

/** What whoever is signed in proves himself by besides his password. */
export const ownAuthenticators = readOf(authenticatorsCall);

const changes = [ownAuthenticators.path];

/** What can be changed about passkeys and the second step. */
export const authenticatorWrites = {
  beginPasskey: writeOf(beginPasskeyCall),
  addPasskey: writeOf(addPasskeyCall, changes),
  renamePasskey: writeOf(renamePasskeyCall, changes),
  removePasskey: writeOf(removePasskeyCall, changes),
  beginTotp: writeOf(beginTotpCall),
  turnOn: writeOf(turnTotpOnCall, changes),
  turnOff: writeOf(turnTotpOffCall, changes),
  renewCodes: writeOf(renewCodesCall, changes),
};
