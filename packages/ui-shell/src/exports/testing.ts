export {
  type PageUser,
  type RenderedPage,
  type RenderPageOptions,
  renderPage,
} from '../console/page-testing/render-page';
export type { Responses } from '../console/page-testing/to-script';
