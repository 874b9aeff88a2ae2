export type { PreferenceStore } from './preferences/apply-preferences';
