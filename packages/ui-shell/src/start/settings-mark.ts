/** Id of the element in index.html that marks settings checked by the build. */
export const settingsMark = 'waybill-settings-checked';
