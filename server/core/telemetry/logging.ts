// Settings of the log, which omit personal data.
import type { Env } from '../env.ts'

const secret = ['authorization', 'cookie', '["x-xsrf-token"]', '["set-cookie"]']
const below = (path: string) => secret.map((name) => (name.startsWith('[') ? `${path}${name}` : `${path}.${name}`))

/** The logger's options: lines of JSON, or a readable form for a terminal. */
export const loggerFor = ({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>, pretty = false) => ({
  level: LOG_LEVEL,
  redact: [...below('req.headers'), ...below('headers'), ...below('*.headers')],
  // Without the query, which may hold a person's search text.
  serializers: {
    req: ({ method, url, id }: { method?: string; url?: string; id?: unknown }) => ({ id, method, path: url?.split('?')[0] }),
  },
  ...(pretty ? { transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } } } : {}),
})
