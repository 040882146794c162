import type { Services } from '../services.ts'

/** Where people find the product, for links in messages: as it was told, else where the server listens. */
export const publicUrl = ({ env }: Pick<Services, 'env'>): string => env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`

/** Whether people reach the product by https alone. */
export const isEncrypted = ({ env }: Pick<Services, 'env'>): boolean => env.PUBLIC_URL?.startsWith('https:') ?? false

/** A cookie's name: behind https one that no other host can have set, and that is never sent in clear. */
export const cookieName = (services: Pick<Services, 'env'>, name: string): string => (isEncrypted(services) ? `__Host-${name}` : name)
