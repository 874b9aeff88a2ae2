export { contentSecurityPolicy, framesOf, type PolicyOptions } from '../vite/content-security-policy';
export { type BuildPlugin, waybillBuild } from '../vite/waybill-build';
export { type EarlyCodeOptions, type HtmlPlugin, type WaybillHtmlOptions, waybillHtml } from '../vite/waybill-html';
export { type MessagesPlugin, waybillMessages } from '../vite/waybill-messages';
export { type PinyinPlugin, type WaybillPinyinOptions, waybillPinyin } from '../vite/waybill-pinyin';
export { type RoutesPlugin, type WaybillRoutesOptions, waybillRoutes } from '../vite/waybill-routes';
