import { defineMessages } from '../../locales/define-messages';

export const uploadMessages = defineMessages('upload', {
  choose: { zh: '选择文件', en: '{count, plural, one {Choose a file} other {Choose files}}' },
  invite: { zh: '拖到这里，或粘贴', en: 'Drop here, or paste' },
  limits: {
    zh: '{count, plural, =1 {一个文件，不超过 {size}} other {最多 # 个，每个不超过 {size}}}',
    en: '{count, plural, one {One file, at most {size}} other {Up to #, each at most {size}}}',
  },
  drop: { zh: '松开即可上传', en: 'Drop to upload' },
  progress: { zh: '{name}：已上传 {percent}%', en: '{name}: {percent}% uploaded' },
  done: { zh: '{name} 已上传', en: '{name} is uploaded' },
  failed: { zh: '没有传上去', en: 'The upload failed' },
  tooLarge: { zh: '超过 {size}', en: 'Larger than {size}' },
  wrongKind: { zh: '不支持这种文件', en: 'This kind of file is not taken' },
  tooMany: { zh: '最多 {count} 个', en: '{count, plural, one {Only one is taken} other {Only # are taken}}' },
  cancel: { zh: '取消上传 {name}', en: 'Cancel {name}' },
  retry: { zh: '重新上传 {name}', en: 'Try {name} again' },
  remove: { zh: '移除 {name}', en: 'Remove {name}' },
});
