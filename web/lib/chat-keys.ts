/** localStorage keys of the chat session on screen and of the one that it replaced. */
export const CHAT_SESSION_KEY = 'chatSessionId'
export const LEFT_CHAT_KEY = 'mivoix-chat-left'
/** « on » when a quick exit also erases the chat. */
export const ERASE_ON_EXIT_KEY = 'mivoix-chat-exit'
