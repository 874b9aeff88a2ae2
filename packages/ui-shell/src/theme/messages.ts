import { defineMessages } from '../locales/define-messages';

export const themeMessages = defineMessages('theme', {
  title: { zh: '运单台', en: 'Waybill' },
  subTitle: {
    zh: '电动车、摩托车、三轮车专业托运',
    en: 'Professional consignment of electric bikes, motorcycles and tricycles',
  },
});
