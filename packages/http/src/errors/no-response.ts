/** Entry 0 of the error catalogue: what is said when no response came. Apart from the table, which nobody can fetch without a network. */
export const noResponse: Readonly<Record<string, string>> = {
  zh: '未知错误，可能是后端不支持跨域访问或接口不存在',
  en: 'Unknown error: no cross-origin support, or a missing endpoint',
};
