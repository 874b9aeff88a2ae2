import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { waybillBuild, waybillHtml, waybillMessages, waybillRoutes } from '../../packages/ui-shell/src/exports/vite';
import { keepFirstFiles } from './precache.config';

const api = process.env.WAYBILL_API ?? 'http://127.0.0.1:4100';
/** What Vite serves itself: the page, modules and files; every other path is the API's. */
const isOwn = (url: string) => /^\/(?!openapi\.json)($|[?#]|@|src\/|node_modules\/|[^?]*\.\w+($|\?))/.test(url);

export default defineConfig({
  plugins: [
    react(),
    waybillHtml({ config: 'src/config.ts', earlyCode: { landing: { path: '/index', module: 'pages/home' } } }),
    waybillBuild({
      leanReact: true,
      together: {
        kit: [
          'pages/kit/use-format',
          'pages/kit/values',
          'pages/order/order-status',
          'pages/order/order-status-tag',
          'pages/order/status-messages',
          'pages/promotion/commission/money-reads',
          'pages/promotion/nice-top',
        ],
        'page-kit': ['pages/kit/columns', 'pages/kit/messages', 'pages/kit/row', 'pages/kit/with-messages'],
        orders: [
          'pages/order/order',
          'pages/order/order-reads',
          'pages/order/order-values',
          'pages/order/price-lines',
          'pages/order/use-service-facts',
          'pages/order/detail/use-field-name',
        ],
        promotion: [
          'pages/promotion/commission/promoted-user',
          'pages/promotion/promoted-users',
          'pages/promotion/promotion-values',
          'pages/promotion/sources',
        ],
        commission: [
          'pages/promotion/commission/commission-strip',
          'pages/promotion/commission/commission-values',
          'pages/promotion/commission/rights',
          'pages/promotion/commission/withdrawals',
        ],
        articles: ['pages/vab/table/article', 'pages/vab/table/article-values'],
        'article-lists': [
          'pages/vab/table/article-columns',
          'pages/vab/table/article-schema',
          'pages/vab/table/picture-cell',
          'pages/vab/table/use-article-calls',
        ],
      },
    }),
    waybillRoutes({ config: 'src/config.ts' }),
    waybillMessages(),
    VitePWA({
      injectRegister: null,
      manifest: {
        name: '运单台',
        short_name: '运单台',
        description: '电动车、摩托车、三轮车专业托运',
        lang: 'zh-CN',
        display: 'standalone',
        background_color: '#f6f8f9',
        theme_color: '#282c34',
        icons: [{ src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['**/*.{js,css,svg,webmanifest}', 'offline.html'],
        manifestTransforms: [keepFirstFiles],
        // In one file: Trusted Types refuse a worker that imports another by its name.
        rollupFormat: 'iife',
      },
    }),
  ],
  resolve: { conditions: ['@waybill/source', ...defaultClientConditions] },
  server: {
    host: '127.0.0.1',
    proxy: { '/': { target: api, bypass: ({ url = '/' }) => (isOwn(url) ? url : undefined) } },
  },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The two oldest of these know no modulepreload: they fetch the same code a moment later, and nobody else fetches what would help them.
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
  },
});
