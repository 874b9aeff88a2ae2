import react from '@vitejs/plugin-react';
import { waybillHtml } from '@waybill/ui-shell/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), waybillHtml()], base: './' });
