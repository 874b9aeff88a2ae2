import { defineMessages } from '../../../../../locales/define-messages';

/** Messages about waiting and returned steps. */
export const queueMessages = defineMessages('stepQueue', {
  waiting: {
    zh: '{count, plural, other {# 个操作等待联网}}',
    en: '{count, plural, one {# step} other {# steps}} waiting for the connection',
  },
  returned: {
    zh: '{count, plural, other {# 个操作没有执行}}',
    en: '{count, plural, one {# step was not done} other {# steps were not done}}',
  },
  title: { zh: '等待联网的操作', en: 'Steps waiting for the connection' },
  hint: {
    zh: '网络恢复后按顺序自动提交，每个操作只提交一次。',
    en: 'They are sent in this order when the connection is back, each once.',
  },
  none: { zh: '没有等待联网的操作', en: 'No step is waiting for the connection.' },
  waitingTitle: { zh: '等待联网', en: 'Waiting for the connection' },
  returnedTitle: { zh: '没有执行', en: 'Not done' },
  elsewhere: { zh: '由另一个窗口提交', en: 'Another window sends it' },
  back: { zh: '撤销：{text}', en: 'Undo: {text}' },
  discard: { zh: '放弃', en: 'Discard' },
  discardStep: { zh: '放弃“{text}”', en: 'Discard {text}' },
  dismiss: { zh: '知道了', en: 'Dismiss' },
  dismissStep: { zh: '不再显示“{text}”', en: 'Dismiss {text}' },
  refused: { zh: '服务器没有接受', en: 'The server did not take it.' },
  followed: { zh: '前一步没有执行', en: 'The step before it was not done.' },
  partly: {
    zh: '{count} 条中有 {left} 条没有执行',
    en: '{left} of {count} were not done.',
  },
  changed: { zh: '{text}：已有变动，仍要执行？', en: '{text}: it has changed meanwhile. Do it all the same?' },
  doOver: { zh: '按现在的内容执行', en: 'Do it on what is there now' },
  leaveIt: { zh: '不执行', en: 'Leave it' },
  expired: { zh: '等待超过 7 天，没有提交', en: 'It waited for more than 7 days and was not sent.' },
  leaveTitle: {
    zh: '{count, plural, other {还有 # 个操作没有提交，仍要退出？}}',
    en: '{count, plural, one {Sign out although # step was not sent?} other {Sign out although # steps were not sent?}}',
  },
  leaveHint: {
    zh: '退出后这些操作不会再提交。',
    en: 'They will not be sent any more.',
  },
  leave: { zh: '放弃并退出', en: 'Discard and sign out' },
  stay: { zh: '留下', en: 'Stay' },
  insecure: {
    zh: '连接不安全，等待联网的操作只在此窗口打开期间保留',
    en: 'Not a secure connection: steps that wait are kept only while this window is open',
  },
  refusedStore: {
    zh: '浏览器无法存储，等待联网的操作只在此窗口打开期间保留',
    en: 'This browser stores nothing: steps that wait are kept only while this window is open',
  },
});

const { refused, followed, partly, expired } = queueMessages;

/** Messages for steps that were not applied, by reason. */
export const reasonMessages = { refused, followed, partly, expired };
