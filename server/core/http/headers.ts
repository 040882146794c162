// Security headers of every answer, strict by default; pages and files allow what they need.
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { isEncrypted } from './publicUrl.ts'

const none = ["'none'"]
const year = 31_536_000
// The permissions policy: location for field requests and the camera for pictures of cars; no other device features.
const permissions =
  'geolocation=(self), camera=(self), accelerometer=(), autoplay=(), display-capture=(), encrypted-media=(), fullscreen=(self), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), serial=(), usb=(), xr-spatial-tracking=()'

/** Adds the headers to every answer, errors included. */
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
    // Answers of the API are not cached, unless the route says otherwise.
    if (request.url.startsWith('/api')) void reply.header('cache-control', 'no-store')
    done()
  })
}
