import { useSession } from '../../session/index.ts'

/** Who a case's page asks for at first: nobody, as the words come first; but where no codes are sent, nobody could send them. */
export const useFirstProof = (): 'nobody' | 'find' => ((useSession('settings')?.flags['OTP_PROCESS'] ?? true) ? 'nobody' : 'find')
