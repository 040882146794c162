// What other features may use.
export { noticeOfWork, refParams } from './noticeOfWork.ts'
export { type Notice, notify } from './notify.ts'
