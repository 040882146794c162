// Starts the server as a process of its own, with the same settings for all scripts. Containerfile and deploy/wakeel.service use the same.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * glibc's allocator keeps freed memory in one heap for each thread: after some hundred sign-ins, whose hashes take 19 MiB each, that is a
 * third of the process. With these settings it is returned (mallopt(3)). Other C libraries ignore them.
 */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }

/**
 * Node's options. By default V8 lets a heap of a hundred megabytes grow two to four times before a full collection, and keeps three
 * semi-spaces of 16 MB. 30 % growth and half that size keep the process at 225 MB on PostgreSQL instead of 350, and cost up to a third of
 * the maximum lists a second.
 */
export const nodeOptions = ['--enable-source-maps', '--heap-growing-percent=30', '--max-semi-space-size=8']

/** Starts the built server; the environment's own allocator settings take precedence. */
export const startServer = (options = {}) =>
  spawn(process.execPath, [...nodeOptions, join(import.meta.dirname, '../dist/server/main.js')], {
    ...options,
    env: { ...allocator, ...process.env, ...options.env },
  })
