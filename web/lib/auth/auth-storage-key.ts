/** localStorage key of the auth session, passed to the official client. */
export const AUTH_STORAGE_KEY = 'mivoix-auth'
