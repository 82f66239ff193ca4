/** Labels understood in every state of the conversation. The page shows some of them by itself. */
export const NOT_WELL = 'Ça ne va pas du tout'
export const NOT_THAT = 'Non, ce n’est pas ça'
/** Only the gentle question about danger offers it. */
export const WORSE = 'C’est plus grave que ça'
export const FOR_SOMEBODY_ELSE = 'J’ai peur pour quelqu’un'
export const ALL_TOPICS = 'Les 12 sujets'
export const BREATHE = 'Souffler un moment'
export const RESUME = 'Reprendre où j’en étais'
export const STOP = 'Arrêter là'
