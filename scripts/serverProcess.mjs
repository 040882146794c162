// The server as a process of its own, started the same way by anyone who starts it here. Containerfile and deploy/wakeel.service say the same.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * glibc's allocator gives each thread a heap of its own and keeps what was freed there: after some hundred sign-ins, whose hashes take
 * 19 MiB each, a third of the process. With these it goes back (mallopt(3)). Other C libraries do not read them.
 */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }

/**
 * What Node is told. V8 lets a heap of a hundred megabytes grow to twice or four times that before it looks what of it is still needed,
 * and keeps three times 16 MB for what is new. Three tenths and half of that keep the process at 225 MB on PostgreSQL where it had 350,
 * and cost up to a third of the most lists a second.
 */
export const nodeOptions = ['--enable-source-maps', '--heap-growing-percent=30', '--max-semi-space-size=8']

/** Starts the built server; what the environment says of the allocator stands. */
export const startServer = (options = {}) =>
  spawn(process.execPath, [...nodeOptions, join(import.meta.dirname, '../dist/server/main.js')], {
    ...options,
    env: { ...allocator, ...process.env, ...options.env },
  })
