export { keepColumnsCall } from './list-settings';
export { noticesCall } from './navigation';
export { profileCall, saveAvatarCall, savePreferencesCall } from './personal';
export { preferences, shortcutNames } from './preferences';
