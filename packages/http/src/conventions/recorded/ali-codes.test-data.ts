import { answer, asGbk, asPage, longId, nameInGbk, page } from './answer.test-data';

const order = { id: 7, consignee: 'Ann' };

export const aliCodesAnswers = [
  answer('success', 200, { code: '00000', data: order, msg: '一切ok' }, { data: order }),
  answer('created', 200, { code: '00000', data: { id: 8 }, msg: '一切ok' }, { data: { id: 8 } }),
  answer('empty', 200, { code: '00000', data: null, msg: '一切ok' }, { data: null }),
  answer(
    'page with total',
    200,
    { code: '00000', data: { list: [order], total: 57 }, msg: '一切ok' },
    {
      data: { list: [order], total: 57 },
      total: 57,
    },
  ),
  answer(
    'one wrong field',
    400,
    { code: 'A0400', data: { consignee: '请填写收货人' }, msg: '用户请求参数错误' },
    {
      code: 'A0400',
      message: '用户请求参数错误',
      fields: { consignee: '请填写收货人' },
    },
  ),
  answer(
    'two wrong fields',
    400,
    { code: 'A0410', data: { consignee: '请填写收货人', mobile: '手机号不正确' }, msg: '请求必填参数为空' },
    {
      code: 'A0410',
      fields: { consignee: '请填写收货人', mobile: '手机号不正确' },
    },
  ),
  answer(
    'expired',
    401,
    { code: 'A0230', data: null, msg: '访问令牌无效或已过期' },
    { code: 'A0230', refusal: 'expired' },
  ),
  answer(
    'forbidden',
    403,
    { code: 'A0301', data: null, msg: '访问未授权' },
    { code: 'A0301', refusal: 'forbidden', message: '访问未授权' },
  ),
  answer('broken', 500, { code: 'B0001', data: null, msg: '系统执行出错' }, { code: 'B0001', message: '系统执行出错' }),
  answer('not JSON', 502, page, { code: 502, message: 'Gateway error' }, asPage),
  answer(
    'GBK',
    200,
    `{"code":"00000","data":{"consignee":"${nameInGbk}"},"msg":"ok"}`,
    { data: { consignee: '张三' } },
    asGbk,
  ),
  answer('19-digit id', 200, `{"code":"00000","data":{"id":${longId}},"msg":"ok"}`, { data: { id: longId } }),
  answer(
    'sentences without fields',
    400,
    { code: 'A0400', data: null, msg: '角色名称不能为空; 角色编码不能为空' },
    {
      code: 'A0400',
      message: '角色名称不能为空; 角色编码不能为空',
      fields: {},
    },
  ),
  answer(
    'a page beside its data',
    200,
    { code: '00000', data: [order], page: { pageNum: 1, total: 57 } },
    { data: [order], total: 57 },
  ),
  answer(
    'wrong password',
    200,
    { code: 'A0210', data: null, msg: '用户名或密码错误' },
    { code: 'A0210', refusal: undefined },
  ),
  answer(
    'a login that failed',
    401,
    { code: 'A0200', data: null, msg: '用户登录异常' },
    { code: 'A0200', refusal: 'expired' },
  ),
  answer(
    'a refresh token that has expired',
    400,
    { code: 'A0231', data: null, msg: '刷新令牌无效或已过期' },
    {
      code: 'A0231',
      refusal: 'unauthorized',
    },
  ),
  answer(
    'a wrong captcha',
    200,
    { code: 'A0240', data: null, msg: '验证码错误' },
    { code: 'A0240', message: '验证码错误' },
  ),
  answer(
    'sent twice',
    200,
    { code: 'A0506', data: null, msg: '请勿重复提交' },
    { code: 'A0506', message: '请勿重复提交', fields: {} },
  ),
  answer('another service', 500, { code: 'C0001', data: null, msg: '调用第三方服务出错' }, { code: 'C0001' }),
  answer(
    'a refused write in a demo',
    200,
    { code: 'C0351', data: null, msg: '演示环境不可修改' },
    { code: 'C0351', message: '演示环境不可修改' },
  ),
];
