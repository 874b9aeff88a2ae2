import type { Language } from './language';

const messages = {
  success: { zh: '操作成功', en: 'Done' },
  badRequest: { zh: '请求信息有误', en: 'The request is not well formed' },
  badField: { zh: '字段 {field} 不正确', en: 'The field {field} is not valid' },
  wrongHere: { zh: '服务器认为此项不正确', en: 'The server says that this is not valid' },
  bodyTooLarge: { zh: '请求内容过大', en: 'The request body is too large' },
  badCipher: { zh: '无法解密请求内容', en: 'The encrypted payload cannot be read' },
  wrongCredentials: { zh: '用户名或密码错误', en: 'Wrong user name or password' },
  tooManyAttempts: {
    zh: '尝试次数过多，请在 {minutes} 分钟后重试',
    en: 'Too many attempts. Try again in {minutes} min',
  },
  busy: { zh: '登录人数较多，请在 {seconds} 秒后重试', en: 'Many people are signing in. Try again in {seconds} s' },
  wrongCaptcha: { zh: '图形验证码错误或已失效', en: 'The picture code is wrong or no longer valid' },
  wrongSmsCode: { zh: '手机验证码错误或已失效', en: 'The mobile code is wrong or no longer valid' },
  smsTooSoon: { zh: '验证码已发送，请在 {seconds} 秒后重试', en: 'A code was sent. Try again in {seconds} s' },
  wrongCode: { zh: '验证码错误或已使用过', en: 'The code is wrong or was used before' },
  ticketEnded: { zh: '登录超时，请重新登录', en: 'This took too long. Please sign in again' },
  wrongPasskey: { zh: '通行密钥无效，或不属于这个网站', en: 'This passkey is not known here' },
  passkeyNotMade: { zh: '没有收到有效的通行密钥，请重试', en: 'No valid passkey arrived. Please try again' },
  unknownPhone: { zh: '该手机号尚未注册', en: 'This mobile number is not registered' },
  phoneTaken: { zh: '该手机号已注册', en: 'This mobile number is already registered' },
  unknownInvite: { zh: '邀请码不存在', en: 'There is no such invitation code' },
  nameTaken: { zh: '该用户名已被使用', en: 'This user name is taken' },
  wrongPassword: { zh: '当前密码不正确', en: 'The present password is wrong' },
  samePassword: { zh: '新密码不能与当前密码相同', en: 'The new password must be another one' },
  notAPicture: { zh: '请选择 PNG、JPEG 或 WebP 图片', en: 'Choose a PNG, JPEG or WebP picture' },
  pictureTooLarge: { zh: '图片不能超过 1 MB', en: 'A picture may have 1 MB at most' },
  pictureTooWide: {
    zh: '图片的宽和高不能超过 {side} 像素',
    en: 'A picture may be {side} pixels wide and high at most',
  },
  accountDisabled: { zh: '该账号已停用', en: 'This account is disabled' },
  nameOrPhoneTaken: { zh: '该用户名或手机号已被使用', en: 'This user name or mobile number is taken' },
  notYourself: { zh: '不能对自己的账号这样做', en: 'You cannot do this to your own account' },
  notHeld: { zh: '不能给出或收回自己没有的权限', en: 'You cannot give or take permissions that you do not hold' },
  roleTaken: { zh: '该角色名已被使用', en: 'There is a role of that name' },
  roleOfNewcomers: {
    zh: '注册的账号都会得到这个角色，它的名称不能更改',
    en: 'New accounts get this role: its name cannot change',
  },
  accountKeeps: {
    zh: '这里只能更改角色，不能更改{field}',
    en: 'Only the roles of an account are changed here, not its {field}',
  },
  tooManyChoices: { zh: '最多保存 {most} 个，请先删除不用的', en: 'At most {most} can be kept. Delete one first' },
  tooManyLists: { zh: '最多为 {most} 个列表保存设置', en: 'Settings can be kept of at most {most} lists' },
  viewNameTaken: { zh: '已有同名的视图', en: 'There is a view of that name already' },
  roleUnknown: { zh: '没有这个角色，可能已被删除', en: 'There is no such role. It may have been deleted' },
  roleHeld: { zh: '还有账号使用这个角色', en: 'Accounts still hold this role' },
  badSocialCode: { zh: '第三方登录凭证无效或已过期', en: 'The social sign-in code is not valid or has expired' },
  notSignedIn: { zh: '登录状态已失效，请重新登录', en: 'You are not signed in. Please sign in again' },
  tokenExpired: { zh: '令牌已过期', en: 'The token has expired' },
  forbidden: { zh: '当前用户没有此操作的权限', en: 'You do not have permission to do this' },
  mayNot: { zh: '不能执行此操作：{why}', en: 'You cannot do this: {why}' },
  notFound: { zh: '请求的资源不存在', en: 'There is no such resource' },
  gone: { zh: '该记录已被删除', en: 'This record has been deleted' },
  serverError: { zh: '服务器内部错误', en: 'Internal server error' },
  storageFull: {
    zh: '服务器磁盘已满，本次修改没有保存',
    en: 'The disk of the server is full. This change was not saved',
  },
  storageReadOnly: {
    zh: '服务器的数据只能读取，本次修改没有保存',
    en: 'The data of the server can only be read. This change was not saved',
  },
  storageDamaged: {
    zh: '服务器的数据已损坏，请联系管理员',
    en: 'The data of the server is damaged. Please tell its administrator',
  },
  storageBusy: {
    zh: '服务器的数据正被其他程序占用，请稍后重试',
    en: 'Another program holds the data of the server. Please try again',
  },
  provoked: { zh: '沙箱按要求返回的故障', en: 'A fault the sandbox was asked for' },
  orderMoved: { zh: '运单已{why}，本次操作没有执行', en: 'The order has changed: {why}. Nothing was done' },
  changedMeanwhile: {
    zh: '这条记录已被他人修改，本次没有保存',
    en: 'Somebody else has changed this record. Nothing was saved',
  },
  neverSeen: {
    zh: 'If-Match 指定的版本不存在，本次没有保存',
    en: 'If-Match names no version of this record. Nothing was saved',
  },
  badIfMatch: { zh: '无法识别 If-Match，本次没有保存', en: 'If-Match cannot be read. Nothing was saved' },
  commissionIs: { zh: '这笔佣金{state}，本次操作没有执行', en: 'This commission is {state}. Nothing was done' },
  amountChanged: {
    zh: '可提现的金额有变化，请核对后重新申请',
    en: 'What can be withdrawn has changed. Look again and ask anew',
  },
  withdrawalMoved: {
    zh: '这笔提现{why}，本次操作没有执行',
    en: 'This request has changed: {why}. Nothing was done',
  },
  ownWithdrawal: { zh: '不能处理自己的提现申请', en: 'You cannot settle your own request' },
  keyReused: {
    zh: '同一个 Idempotency-Key 用在了不同的请求上',
    en: 'The same Idempotency-Key came with another request',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** Name of a sentence the sandbox can answer with. */
export type MessageName = keyof typeof messages;

/** The sentence in the caller's language, its `{placeholders}` filled. */
export function sentence(name: MessageName, language: Language, values: Record<string, string | number> = {}): string {
  return messages[name][language].replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
