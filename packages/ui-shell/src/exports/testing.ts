export { type RenderAppOptions, type RenderedApp, renderApp } from '../page-testing/render-app';
export {
  type PageUser,
  type RenderedPage,
  type RenderPageOptions,
  renderPage,
} from '../page-testing/render-page';
export { type Reply, reply } from '../page-testing/reply';
export type { Responses } from '../page-testing/to-script';
export { type TriedApi, tryApi } from '../page-testing/try-api';
