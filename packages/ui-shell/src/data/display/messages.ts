import { defineMessages } from '../../locales/define-messages';

export const displayMessages = defineMessages('display', {
  remove: { zh: '移除{name}', en: 'Remove {name}' },
  loading: { zh: '正在加载…', en: 'Loading…' },
  stepDone: { zh: '已完成', en: 'Done' },
  stepCurrent: { zh: '进行中', en: 'In progress' },
  stepFailed: { zh: '有问题', en: 'Failed' },
  stepWaiting: { zh: '未开始', en: 'Not started' },
});
