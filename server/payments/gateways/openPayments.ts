import type { Env } from '../../core/env.ts'
import type { PaymentGateway } from '../../core/gateways/payments.ts'
import { tamaraGateway } from './tamara.ts'

/** The path of the simulator in a demo, below the server's own origin. */
export const simulatorPath = '/simulators/tamara'
/** Tamara's test environment; for real orders TAMARA_URL is https://api.tamara.co. */
const sandbox = 'https://api-sandbox.tamara.co'

/** Whether this server simulates the provider. */
export const isSimulated = ({ DEMO, TAMARA_URL }: Env): boolean => DEMO && TAMARA_URL === undefined

/** Tamara at TAMARA_URL if set, in a demo the simulator, else Tamara's sandbox. */
export const openPayments = (env: Env): PaymentGateway =>
  tamaraGateway({ url: env.TAMARA_URL ?? (env.DEMO ? `http://127.0.0.1:${env.PORT}${simulatorPath}` : sandbox) })
