export { addPasskeyCall, authenticatorsCall, beginPasskeyCall, beginTotpCall, type Passkey, passkeyName, removePasskeyCall, renamePasskeyCall, renewCodesCall, type TotpSecret, turnTotpOffCall, turnTotpOnCall } from './authenticators';
export { dropViewCall, keepColumnsCall, keepViewCall, listSettingsCall, renameViewCall, shareRight, shareViewCall, takeBackViewCall } from './list-settings';
export { avatarCall, endOthersCall, endSessionCall, type Login, login, loginsCall, type Profile, passwordCall, passwordFields, phoneCall, phoneFields, profileCall, profileFields, saveAvatarCall, savePreferencesCall, saveProfileCall, sessionsCall } from './personal';
export { languages, type Preferences, preferences, shortcutNames } from './preferences';
