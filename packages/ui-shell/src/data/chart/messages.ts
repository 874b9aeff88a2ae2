import { defineMessages } from '../../locales/define-messages';

export const chartMessages = defineMessages('chart', {
  asTable: { zh: '看表格', en: 'Show as table' },
  asChart: { zh: '看图表', en: 'Show as chart' },
});
