/** Id of the element by which index.html says that its build has checked the console's settings. */
export const settingsMark = 'waybill-settings-checked';
