import { defineMessages } from '../../../../locales/define-messages';

/** Messages of pages in frames. */
export const frameMessages = defineMessages('frame', {
  coming: { zh: '正在打开 {host}', en: 'Opening {host}' },
  slow: { zh: '{host} 打开较慢，请稍候。', en: '{host} takes long to open.' },
  late: { zh: '{host} 没有打开。', en: '{host} has not opened.' },
  silent: {
    zh: '{host} 没有应答。该页面可能不允许在其他页面中显示。',
    en: '{host} does not answer. It may not allow to be shown inside another page.',
  },
  policy: {
    zh: '本系统的安全策略不允许显示 {host}。请将其加入 frame-src。',
    en: 'The policy of this back office does not allow {host} in a frame. Add it to frame-src.',
  },
  ownHost: { zh: '此页面', en: 'This page' },
  retry: { zh: '重试', en: 'Try again' },
  open: { zh: '在新窗口中打开', en: 'Open in a window of its own' },
  untitled: { zh: '嵌入的页面', en: 'Embedded page' },
});
