import { defineMessages } from '@waybill/ui-shell';

/** Messages of the promotion pages. */
export const promotionMessages = defineMessages('promotion', {
  centerLead: {
    zh: '分享邀请码或链接，好友下单后您会得到佣金',
    en: 'Share your code or link; you earn a commission when friends order',
  },
  invite: { zh: '邀请好友', en: 'Invite' },
  inviteCode: { zh: '邀请码', en: 'Invite code' },
  inviteLink: { zh: '邀请链接', en: 'Invite link' },
  copyCode: { zh: '复制邀请码', en: 'Copy the code' },
  copyLink: { zh: '复制邀请链接', en: 'Copy the link' },
  qrCode: { zh: '邀请链接 {link} 的二维码', en: 'QR code of the invitation link {link}' },
  qrHint: { zh: '当面扫码注册', en: 'Scanned where you meet' },
  makePoster: { zh: '生成海报', en: 'Make a poster' },
  posterTitle: { zh: '邀请海报', en: 'Invitation poster' },
  posterPicture: { zh: '海报：{title}，邀请码 {code}，附二维码', en: 'Poster: {title}, code {code}, with a QR code' },
  posterHint: { zh: '保存后发给好友，或打印张贴', en: 'Send it to friends, or print it and put it up' },
  posterHead: { zh: '寄车，就用{title}', en: 'Ship your bike with {title}' },
  posterScan: { zh: '扫码注册，在线下单', en: 'Scan to register and order online' },
  posterCode: { zh: '邀请码 {code}', en: 'Code {code}' },
  posterSave: { zh: '下载海报', en: 'Download the poster' },
  posterFailed: { zh: '海报没有画成，请重试', en: 'The poster could not be drawn. Try again.' },

  period: { zh: '统计时段', en: 'Period' },
  today: { zh: '今天', en: 'Today' },
  days7: { zh: '近 7 天', en: '7 days' },
  days30: { zh: '近 30 天', en: '30 days' },
  days90: { zh: '近 90 天', en: '90 days' },
  range: { zh: '自选', en: 'Range' },
  rangeWrong: { zh: '请选择起止日期，最长 366 天', en: 'Choose two days, 366 apart at most' },

  earned: { zh: '佣金', en: 'Commission' },
  funnel: { zh: '推广漏斗', en: 'From visit to delivery' },
  'funnel-visits': { zh: '访问', en: 'Visits' },
  'funnel-registered': { zh: '注册', en: 'Registered' },
  'funnel-ordered': { zh: '下单', en: 'Placed' },
  'funnel-signed': { zh: '签收', en: 'Delivered' },
  funnelHint: {
    zh: '下单与签收按时段内注册的用户统计。',
    en: 'Placed and delivered: of those who registered in the period.',
  },
  botsLeftOut: { zh: '另有机器人访问 {count} 次，未计入', en: '{count} visits by robots are left out' },
  origins: { zh: '来源与页面', en: 'Sources and pages' },
  noVisits: { zh: '这段时间还没有访问', en: 'No visits in this period' },
  trend: { zh: '趋势', en: 'Trend' },
  trendHint: { zh: '{from} 至 {to}，按北京时间统计', en: '{from} to {to}, days in Beijing time' },
  visitsDaily: { zh: '访问次数', en: 'Visits' },
  ordersDaily: { zh: '运单数', en: 'Orders' },
  date: { zh: '日期', en: 'Day' },
  asTable: { zh: '表格', en: 'Table' },
  asChart: { zh: '图表', en: 'Chart' },
  showAs: { zh: '展示方式', en: 'Show as' },
  chartLabel: { zh: '各日访问次数与运单数', en: 'Visits and orders by day' },
  summaryFailed: { zh: '推广数据加载失败，请重试', en: 'The figures could not be loaded. Try again.' },

  nickname: { zh: '昵称', en: 'Name' },
  phone: { zh: '手机号', en: 'Mobile' },
  level: { zh: '等级', en: 'Level' },
  standard: { zh: '普通', en: 'Standard' },
  silver: { zh: '银牌', en: 'Silver' },
  gold: { zh: '金牌', en: 'Gold' },
  orderCount: { zh: '运单数', en: 'Orders' },
  userCommission: { zh: '累计佣金', en: 'Commission' },
  joinedAt: { zh: '加入时间', en: 'Joined' },
  userKeyword: { zh: '昵称或手机号', en: 'Name or mobile' },

  detailTab: { zh: '运单 {orderNo}', en: 'Order {orderNo}' },
  toList: { zh: '返回推广运单', en: 'Back to the orders' },
  noId: { zh: '地址里没有运单编号，请从推广运单列表打开', en: 'The address names no order. Open one from the list.' },

  visitedAt: { zh: '访问时间', en: 'Visited' },
  city: { zh: '城市', en: 'City' },
  source: { zh: '来源', en: 'Source' },
  device: { zh: '设备', en: 'Device' },
  page: { zh: '访问页面', en: 'Page' },
  ip: { zh: 'IP 地址', en: 'IP address' },
  duration: { zh: '停留时长', en: 'Stayed' },
  seconds: { zh: '{seconds} 秒', en: '{seconds} s' },
  minutes: { zh: '{minutes} 分 {seconds} 秒', en: '{minutes} min {seconds} s' },
  registered: { zh: '已注册', en: 'Registered' },
  notOrdered: { zh: '未下单', en: 'No order yet' },
  ordered: { zh: '已下单', en: 'Ordered' },
  signed: { zh: '已签收', en: 'Delivered' },
  state: { zh: '进展', en: 'Progress' },
  bot: { zh: '机器人', en: 'Robot' },
  people: { zh: '仅真人', en: 'People only' },
  robots: { zh: '仅机器人', en: 'Robots only' },
  visitor: { zh: '访客', en: 'Visitor' },
  notRegistered: { zh: '未注册', en: 'Not registered' },
  wechat: { zh: '微信', en: 'WeChat' },
  douyin: { zh: '抖音', en: 'Douyin' },
  link: { zh: '链接', en: 'Link' },
  qr: { zh: '二维码', en: 'QR code' },
  poster: { zh: '海报', en: 'Poster' },
  code: { zh: '手输邀请码', en: 'Code typed in' },
  ios: { zh: 'iOS', en: 'iOS' },
  android: { zh: '安卓', en: 'Android' },
  desktop: { zh: '电脑', en: 'Desktop' },
});

/** The progress of a promoted user. */
export const userStateMessages = {
  registered: promotionMessages.notOrdered,
  ordered: promotionMessages.ordered,
  signed: promotionMessages.signed,
};

/** Labels of the visitor filter. */
export const whoMessages = { false: promotionMessages.people, true: promotionMessages.robots };

/** Whether a visit led to a registration. */
export const registeredMessages = { true: promotionMessages.registered, false: promotionMessages.notRegistered };
