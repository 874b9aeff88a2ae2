import { defineMessages } from '@waybill/ui-shell';

/** Every word of this back office, in the languages it has. */
export const titles = defineMessages('observatory', {
  product: { zh: '天文台', en: 'Observatory' },
  subTitle: { zh: '观测安排', en: 'Nights and telescopes' },
  nights: { zh: '观测夜', en: 'Nights' },
  loading: { zh: '正在加载', en: 'Loading' },
  failed: { zh: '无法加载观测夜。', en: 'The nights could not be loaded.' },
  again: { zh: '重新查看', en: 'Look again' },
  dome: { zh: '圆顶', en: 'Dome' },
  astronomersOnly: { zh: '只有天文学家能看到这一页。', en: 'Only astronomers see this page.' },
});
