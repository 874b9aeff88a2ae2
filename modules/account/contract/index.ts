export { keepColumnsCall } from './list-settings';
export { callsPageCall, documentCall, noticesCall } from './navigation';
export { profileCall, saveAvatarCall, savePreferencesCall } from './personal';
export { preferences, shortcutNames } from './preferences';
