import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { pinyin } from 'pinyin-pro';
import { visualizer } from 'rollup-plugin-visualizer';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import {
  waybillBuild,
  waybillHtml,
  waybillMessages,
  waybillPinyin,
  waybillRoutes,
} from '../../packages/ui-shell/src/exports/vite';
import { keepFirstFiles } from './precache.config';

const api = process.env.WAYBILL_API ?? 'http://127.0.0.1:4100';
const pagesOfModules = readdirSync(new URL('../../modules', import.meta.url)).map(
  (name) => `../../modules/${name}/console`,
);
/** Whether Vite serves a path itself (the page, modules and files); other paths belong to the API. */
const isOwn = (url: string) => /^\/(?!openapi\.json)($|[?#]|@|src\/|node_modules\/|[^?]*\.\w+($|\?))/.test(url);

export default defineConfig({
  plugins: [
    react(),
    waybillHtml({ config: 'src/config.ts', earlyCode: { landing: { path: '/index', module: 'home/console/home' } } }),
    waybillBuild(),
    waybillRoutes({ config: 'src/config.ts' }),
    waybillMessages(),
    waybillPinyin((text) => pinyin(text, { toneType: 'none', v: true }), { folders: ['src', ...pagesOfModules] }),
    VitePWA({
      // The demo brings a worker of its own.
      disable: process.env.WAYBILL_DEMO !== undefined,
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
    // `npm run build:why` visualises the contents of each file.
    process.env.WAYBILL_WHY ? visualizer({ filename: '../../reports/why.html', gzipSize: true }) : undefined,
  ],
  resolve: { conditions: ['@waybill/source', ...defaultClientConditions] },
  server: {
    host: '127.0.0.1',
    proxy: { '/': { target: api, bypass: ({ url = '/' }) => (isOwn(url) ? url : undefined) } },
  },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The two oldest targets lack modulepreload and load the same code slightly later, which does not justify a polyfill.
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
  },
});
