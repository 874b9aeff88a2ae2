export const invalid = { code: 'invalid', zh: '填写的内容不符合要求', en: 'This value is not accepted' } as const;
export const unreadable = { code: 'unreadable', zh: '无法读取此项内容', en: 'This value cannot be read' } as const;
export const unchecked = {
  code: 'unchecked',
  zh: '暂时无法校验，请重试',
  en: 'This could not be checked, try again',
} as const;
export const unknownKey = {
  code: 'unknownKey',
  zh: '不支持的字段：{key}',
  en: 'The field {key} is not expected',
} as const;
export const tooLong = {
  code: 'tooLong',
  zh: '项目过多，最多 {max} 项',
  en: 'There are too many items, at most {max} can be read',
} as const;
export const tooDeep = {
  code: 'tooDeep',
  zh: '嵌套层级过深',
  en: 'There are too many levels inside one another',
} as const;
