export { type HtmlPlugin, type WaybillHtmlOptions, waybillHtml } from '../vite/waybill-html';
