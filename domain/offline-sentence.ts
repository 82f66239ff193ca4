/** In a module of its own: every public page says it, and none of them loads all messages. */
export const OFFLINE_SENTENCE = 'La connexion semble interrompue. Vérifiez votre réseau, puis réessayez.'
