export { saveColumnsCall } from './list-settings';
export { noticesCall } from './navigation';
export { profileCall, saveAvatarCall, savePreferencesCall } from './personal';
export { preferences } from './preferences';
export { shortcutNames, shownPreferences } from './shown-preferences';
