/** Where somebody without a session goes. */
export const signInPath = '/'
/** Where staff go after sign-in. */
export const firstPath = '/home/dashboard'
