export {
  addPasskeyCall,
  authenticatorsCall,
  beginPasskeyCall,
  beginTotpCall,
  type Passkey,
  passkeyName,
  removePasskeyCall,
  renamePasskeyCall,
  renewCodesCall,
  type TotpSecret,
  turnTotpOffCall,
  turnTotpOnCall,
} from '../personal/authenticators';
export { recordExportCall } from '../personal/export';
export { dropChoiceCall, keepChoiceCall, keptChoicesCall } from '../personal/kept-choices';
export {
  dropViewCall,
  keepColumnsCall,
  keepViewCall,
  listSettingsCall,
  renameViewCall,
  shareRight,
  shareViewCall,
  takeBackViewCall,
} from '../personal/list-settings';
export {
  avatarCall,
  endOthersCall,
  endSessionCall,
  type Login,
  type LoginWay,
  login,
  loginsCall,
  loginWays,
  type Profile,
  passwordCall,
  passwordFields,
  phoneCall,
  phoneFields,
  places,
  profileCall,
  profileFields,
  saveAvatarCall,
  savePreferencesCall,
  saveProfileCall,
  sessionsCall,
} from '../personal/personal';
export { languages, type Preferences, preferences, shortcutNames } from '../personal/preferences';
