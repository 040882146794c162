// What every answer tells a browser about how little it may do with it; pages and files say what more they need.
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { isEncrypted } from './publicUrl.ts'

const none = ["'none'"]
const year = 31_536_000
// Where a field request is and what a car looks like; nothing else of the device.
const permissions =
  'geolocation=(self), camera=(self), accelerometer=(), autoplay=(), display-capture=(), encrypted-media=(), fullscreen=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), serial=(), usb=(), xr-spatial-tracking=()'

/** Adds them to every answer, errors too. */
export async function registerHeaders(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: none, baseUri: none, formAction: none, frameAncestors: none },
    },
    strictTransportSecurity: isEncrypted(services) ? { maxAge: year, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('permissions-policy', permissions)
    // What a person was told stays in no cache, unless the route says otherwise.
    if (request.url.startsWith('/api')) void reply.header('cache-control', 'no-store')
    done()
  })
}
