import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { builtFor } from '../pages/built-for';

/** Shares only the target and the service worker with the console's build. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    VitePWA({
      injectRegister: null,
      filename: 'sw.js',
      manifest: false,
      workbox: {
        globPatterns: ['**/*.js'],
        navigateFallback: null,
        inlineWorkboxRuntime: true,
        runtimeCaching: [{ urlPattern: ({ request }) => request.mode === 'navigate', handler: 'NetworkOnly' }],
      },
    }),
  ],
  build: builtFor('floor'),
});
