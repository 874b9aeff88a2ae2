import type { MessageCatalogue } from './message-catalogue';
import { noResponse } from './no-response';

/** The built-in messages by language: the table of the product's error catalogue. */
export const messages: Readonly<Record<string, MessageCatalogue>> = {
  zh: {
    0: noResponse.zh?.[0] ?? '',
    200: '服务器成功返回请求数据',
    201: '新建或修改数据成功',
    202: '请求已进入后台排队（异步任务）',
    204: '删除数据成功',
    400: '发出信息有误',
    401: '用户没有权限（令牌失效、用户名或密码错误、登录过期）',
    402: '令牌已过期',
    403: '用户已获授权，但访问被禁止',
    404: '访问的资源不存在',
    406: '请求的格式不可用',
    410: '请求的资源已被永久删除',
    500: '服务器发生错误',
    502: '网关错误',
    503: '服务不可用，服务器暂时过载或正在维护',
    504: '网关超时',
    cipher: '数据加密或解密失败',
  },
  en: {
    0: noResponse.en?.[0] ?? '',
    200: 'The server returned data',
    201: 'Created or modified',
    202: 'Queued as an async task',
    204: 'Deleted',
    400: 'Wrong request information',
    401: 'No permission: token invalid, wrong credentials or login expired',
    402: 'Token expired',
    403: 'Authorized, but forbidden',
    404: 'Resource missing',
    406: 'Format unavailable',
    410: 'Resource permanently deleted',
    500: 'Server error',
    502: 'Gateway error',
    503: 'Service unavailable or overloaded',
    504: 'Gateway timeout',
    cipher: 'Encryption or decryption failed',
  },
};
