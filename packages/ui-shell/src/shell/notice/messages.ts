import { defineMessages } from '../../locales/define-messages';

export const noticeMessages = defineMessages('notice', {
  open: { zh: '消息', en: 'Messages' },
  notice: { zh: '通知', en: 'Notices' },
  email: { zh: '邮件', en: 'Email' },
  clear: { zh: '清空消息', en: 'Clear messages' },
  cleared: { zh: '清空消息成功', en: 'Messages cleared' },
  clearFailed: { zh: '清空消息失败，请重试', en: 'Messages could not be cleared. Try again.' },
  empty: { zh: '暂无消息', en: 'No messages' },
  failed: { zh: '消息加载失败，请重试。', en: 'Messages could not be loaded. Try again.' },
  tooLong: { zh: '内容过长，只显示开头部分', en: 'Too long: only the beginning is shown.' },
  loading: { zh: '正在加载消息…', en: 'Loading messages…' },
});
