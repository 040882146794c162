import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/',
  plugins: [react()],
  build: { outDir: 'dist/public', emptyOutDir: true, manifest: true, target: 'es2022', modulePreload: { polyfill: false } },
  // Every deep import is found before the first page asks for it; else the admin reloads once for each new one.
  optimizeDeps: { entries: ['index.html', 'src/admin/**/*.{ts,tsx}', 'src/landing/**/*.{ts,tsx}'], holdUntilCrawlEnd: true },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' } },
})
