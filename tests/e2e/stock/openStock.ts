// Bundles the page of stock clients as a site of its own would, and serves it from there.
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build } from 'vite'

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The site at another origin than the server's: localhost, the server being 127.0.0.1. */
export async function openStock(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'wakeel-stock-'))
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    readFile(join(outDir, path === '/' ? 'index.html' : path)).then(
      (body) => answer.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/html' }).end(body),
      () => answer.writeHead(404).end(),
    )
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
