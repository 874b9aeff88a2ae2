import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { waybillBuild, waybillHtml } from '@waybill/ui-shell/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwind(), waybillHtml({ config: 'src/config.ts' }), waybillBuild()],
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
