// What other features may use.
export { customerMeant } from './customerMeant.ts'
export { findForStaff, seenVehicles } from './findForStaff.ts'
export { giveConsent, updateOwnDetails } from './ownProfile.ts'
export { gatherPersonalData, wipeCustomer } from './personalData.ts'
export { recordForCustomer } from './recordForCustomer.ts'
export { registerCustomer, registerVehicle } from './registerCustomer.ts'
export { requestCode } from './requestCode.ts'
export { verifyCode } from './verifyCode.ts'
