import {
  endOthersCall,
  endSessionCall,
  login,
  loginsCall,
  passwordCall,
  phoneCall,
  profileCall,
  saveAvatarCall,
  savePreferencesCall,
  saveProfileCall,
  sessionsCall,
} from '@waybill/contract/personal';
import { sendSmsCodeCall } from '@waybill/contract/session';
import { defineResource } from '@waybill/ui-shell/console';
import { readOf, writeOf } from '../../kit/calls';

/** The profile of whoever is signed in. */
export const ownProfile = readOf(profileCall);

/** The places where the account is signed in. */
export const openSessions = readOf(sessionsCall);

const changes = [ownProfile.path, openSessions.path];

/** What a person changes of himself. */
export const personalWrites = {
  profile: writeOf(saveProfileCall, changes),
  avatar: writeOf(saveAvatarCall, [ownProfile.path]),
  password: writeOf(passwordCall, changes),
  phone: writeOf(phoneCall, changes),
  preferences: writeOf(savePreferencesCall, changes),
  endSession: writeOf(endSessionCall, [openSessions.path]),
  endOthers: writeOf(endOthersCall, [openSessions.path]),
  smsCode: writeOf(sendSmsCodeCall),
};

/** The history of the account's logins. */
export const logins = defineResource({
  path: '/personal',
  schema: login,
  calls: { list: loginsCall.url },
  list: { filters: { done: ['true', 'false'], from: 'text', to: 'text' }, sorts: ['at'] },
});
