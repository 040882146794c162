import type { Services } from '../services.ts'

/** The product's public origin, for links in messages: PUBLIC_URL, else the address that the server listens on. */
export const publicUrl = ({ env }: Pick<Services, 'env'>): string => env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`

/** Whether the public origin is https. */
export const isEncrypted = ({ env }: Pick<Services, 'env'>): boolean => env.PUBLIC_URL?.startsWith('https:') ?? false

/** A cookie's name: with https prefixed by `__Host-`, so that no other host can set it and it is never sent unencrypted. */
export const cookieName = (services: Pick<Services, 'env'>, name: string): string => (isEncrypted(services) ? `__Host-${name}` : name)
