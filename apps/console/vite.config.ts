import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { waybillHtml } from '../../packages/ui-shell/src/exports/vite';

const api = process.env.WAYBILL_API ?? 'http://127.0.0.1:4100';
const apiPaths =
  '^/(api|captchaImage|socialLogin|social|logout|expireToken|refreshToken|notice|search|router|publicKey|userInfo|table|order|promotion|userManagement|__sandbox)(/|$|\\?)';

export default defineConfig({
  plugins: [react(), waybillHtml()],
  resolve: { conditions: ['@waybill/source', ...defaultClientConditions] },
  server: { host: '127.0.0.1', proxy: { [apiPaths]: { target: api } } },
  build: { target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'], manifest: true, sourcemap: false },
});
