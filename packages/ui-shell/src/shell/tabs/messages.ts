import { defineMessages } from '../../locales/define-messages';

/** Messages of the tabs bar. */
export const tabsMessages = defineMessages('tabs', {
  row: { zh: '已打开的页面', en: 'Open pages' },
  close: { zh: '关闭', en: 'Close' },
  closeNamed: { zh: '关闭“{title}”', en: 'Close {title}' },
  closeOthers: { zh: '关闭其他', en: 'Close others' },
  closeLeft: { zh: '关闭左侧', en: 'Close to the left' },
  closeRight: { zh: '关闭右侧', en: 'Close to the right' },
  closeAll: { zh: '关闭全部', en: 'Close all' },
  reopen: { zh: '重新打开关闭的标签', en: 'Reopen closed tab' },
  pin: { zh: '固定标签', en: 'Pin' },
  unpin: { zh: '取消固定', en: 'Unpin' },
  unpinNamed: { zh: '取消固定“{title}”', en: 'Unpin {title}' },
  pinned: { zh: '已固定', en: 'pinned' },
  nowPinned: { zh: '“{title}”已固定', en: '{title} is pinned' },
  nowLoose: { zh: '“{title}”已取消固定', en: '{title} is no longer pinned' },
  reload: { zh: '重新加载', en: 'Reload' },
  openWindow: { zh: '在新窗口打开', en: 'Open in new window' },
  moveLeft: { zh: '向左移动', en: 'Move left' },
  moveRight: { zh: '向右移动', en: 'Move right' },
  maximise: { zh: '最大化内容区', en: 'Maximise content' },
  restore: { zh: '还原内容区', en: 'Restore layout' },
  actions: { zh: '标签页操作', en: 'Tab actions' },
  scrollBack: { zh: '向左滚动标签', en: 'Scroll tabs left' },
  scrollOn: { zh: '向右滚动标签', en: 'Scroll tabs right' },
  unsaved: { zh: '未保存', en: 'unsaved' },
  moved: {
    zh: '“{title}”已移到第 {position} 位，共 {total} 个',
    en: '{title} moved to position {position} of {total}',
  },
});
