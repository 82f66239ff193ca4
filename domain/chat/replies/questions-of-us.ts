import { asksOfUs } from '../engine/what-we-are.ts'
import type { QuestionInAnyDanger } from './questions-in-any-danger.ts'

/** « Je parle à un humain ? », in whatever danger: what we are is said, and who is somebody. */
export const questionsOfUs: readonly QuestionInAnyDanger[] = [
  {
    id: 'what-are-you',
    asks: asksOfUs,
    answers: {
      'under-way': [
        'Je suis une IA, je ne peux pas venir jusqu’à vous. Au 15 et au 112, quelqu’un décroche et peut venir : appelez maintenant.',
      ],
      'them-now': [
        'Je suis une IA, je ne peux envoyer personne. Au 15 et au 112, quelqu’un décroche et peut y aller : appelez maintenant.',
      ],
      any: [
        'Je suis une intelligence artificielle, ni une personne ni un professionnel de santé. Au bout du fil, c’est quelqu’un qui répond.',
        'Une IA, c’est-à-dire un programme. Je vous lis et je vous oriente ; une personne, c’est à la ligne d’écoute ou près de vous.',
      ],
    },
  },
]
