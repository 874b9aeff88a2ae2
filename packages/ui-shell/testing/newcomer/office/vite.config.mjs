import react from '@vitejs/plugin-react';

// Without the plugin of ui-shell: the README's snippet needs none.
export default { plugins: [react()], build: { target: 'es2022', chunkSizeWarningLimit: 2000 } };
