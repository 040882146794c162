/** The hosts of the browser makers' push services. */
export const pushServices = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']
