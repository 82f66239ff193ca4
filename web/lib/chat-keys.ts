/** The conversations that this browser opens: the one on screen, and the one that it replaced. */
export const CHAT_SESSION_KEY = 'chatSessionId'
export const LEFT_CHAT_KEY = 'mivoix-chat-left'
/** « on » where a quick exit takes them along. */
export const ERASE_ON_EXIT_KEY = 'mivoix-chat-exit'
