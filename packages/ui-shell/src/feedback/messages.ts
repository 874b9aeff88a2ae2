import { defineMessages } from '../locales/define-messages';

export const feedbackMessages = defineMessages('feedback', {
  toasts: { zh: '消息通知（{hotkey}）', en: 'Notifications ({hotkey})' },
  closeToast: { zh: '关闭通知', en: 'Close notification' },
  success: { zh: '成功', en: 'Success' },
  error: { zh: '错误', en: 'Error' },
  warning: { zh: '警告', en: 'Warning' },
  info: { zh: '提示', en: 'Notice' },
  loading: { zh: '正在加载…', en: 'Loading…' },
  close: { zh: '关闭', en: 'Close' },
  retry: { zh: '重试', en: 'Try again' },
  unsavedTitle: { zh: '放弃填写的内容？', en: 'Discard what you entered?' },
  unsavedHint: { zh: '关闭后，尚未保存的内容会丢失。', en: 'What has not been saved is lost when this closes.' },
  discard: { zh: '放弃', en: 'Discard' },
  keepEditing: { zh: '继续编辑', en: 'Keep editing' },
  confirm: { zh: '确定', en: 'OK' },
  cancel: { zh: '取消', en: 'Cancel' },
});
