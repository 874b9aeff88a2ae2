import type { MessageCatalogue } from './message-catalogue';

/** Messages where no whole response came. They are apart from the table, which cannot be loaded without a network. */
export const noResponse: Readonly<Record<string, MessageCatalogue>> = {
  zh: { 0: '未知错误，可能是后端不支持跨域访问或接口不存在', timeout: '请求超时' },
  en: {
    0: 'Unknown error: no cross-origin support, or a missing endpoint',
    timeout: 'The request took too long',
  },
};
