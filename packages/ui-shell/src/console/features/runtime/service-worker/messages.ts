import { defineMessages } from '../../../../locales/define-messages';

/** Messages of the update offer, loaded with it. */
export const updateMessages = defineMessages('update', {
  ready: { zh: '新版本已就绪', en: 'A new version is ready' },
  now: { zh: '立即更新', en: 'Update now' },
  later: { zh: '稍后', en: 'Later' },
});
