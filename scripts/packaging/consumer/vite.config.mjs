import react from '@vitejs/plugin-react';
import { waybillBuild, waybillHtml } from '@waybill/ui-shell/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), waybillHtml(), waybillBuild()], base: './' });
