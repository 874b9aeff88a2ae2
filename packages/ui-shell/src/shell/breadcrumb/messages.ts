import { defineMessages } from '../../locales/define-messages';

export const breadcrumbMessages = defineMessages('breadcrumb', {
  label: { zh: '当前位置', en: 'Breadcrumb' },
});
