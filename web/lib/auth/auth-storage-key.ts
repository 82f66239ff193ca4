/** Where the official client keeps the auth session in the browser. */
export const AUTH_STORAGE_KEY = 'mivoix-auth'
