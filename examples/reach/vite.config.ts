import react from '@vitejs/plugin-react';

export default { plugins: [react()], base: './', build: { target: 'es2022', chunkSizeWarningLimit: 2000 } };
