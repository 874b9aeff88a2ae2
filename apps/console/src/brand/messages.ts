import { defineMessages } from '@waybill/ui-shell';

export const brandMessages = defineMessages('brand', {
  title: { zh: '运单台', en: 'Waybill' },
  subTitle: {
    zh: '电动车、摩托车、三轮车专业托运',
    en: 'Professional consignment of electric bikes, motorcycles and tricycles',
  },
  someone: { zh: '托运代理', en: 'Consignment agent' },
});
