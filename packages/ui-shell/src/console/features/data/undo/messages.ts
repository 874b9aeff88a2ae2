import { defineMessages } from '../../../../locales/define-messages';

/** Messages of undoable actions. */
export const undoMessages = defineMessages('undo', {
  undo: { zh: '撤销', en: 'Undo' },
  inWindow: { zh: '仅保留在此窗口', en: 'In this window only' },
  undone: { zh: '已撤销', en: 'Undone' },
  notDone: { zh: '没有执行：{text}', en: 'Not done: {text}' },
  lost: { zh: '登录已结束，没有执行：{text}', en: 'The login ended before this was done: {text}' },
});
