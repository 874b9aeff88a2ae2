export {
  type PageUser,
  type RenderedPage,
  type RenderPageOptions,
  renderPage,
} from '../page-testing/render-page';
export type { Responses } from '../page-testing/to-script';
