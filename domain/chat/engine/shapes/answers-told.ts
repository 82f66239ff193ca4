import type { Shape } from './shape.ts'

/** What « que … », « de … » or « dormir » answers is told by what we asked. */
interface AnswerTold {
  asked: RegExp
  shape: Shape
}

export const answersTold: readonly AnswerTold[] = [
  {
    asked: /crai(?:gn|nd)|redout|inquiét|inquiète|peur/iu,
    shape: {
      id: 'fears-that',
      patterns: [],
      heard: ['C’est cela qui vous tient en alerte, donc.', 'Voilà la peur, dite telle quelle.'],
      questions: [
        'Qu’est-ce qui rendrait cela moins probable ?',
        'Et si cela arrivait, sur qui pourriez-vous compter ?',
      ],
    },
  },
  {
    asked:
      /(?:pouvoir|voulu|aimé|aimeriez|voudriez)[^?]*(?:dire|répondre)|diriez|entende|comprenne|faire (?:passer|comprendre)/iu,
    shape: {
      id: 'would-say',
      patterns: [],
      heard: ['Voilà une phrase qui attend d’être dite.', 'C’est net, dit comme cela.'],
      questions: [
        'À quel moment pourriez-vous la dire, telle quelle ?',
        'Qu’est-ce qui l’arrête, au moment de sortir ?',
      ],
    },
  },
  {
    asked:
      /^(?!.*de quoi (?:avez-vous envie|aimeriez-vous|voulez-vous)(?: de)? parler).*(?:aimeri|voudri|changer|choisiri|bouger|soulager|(?:auriez|avez|faudrait|quoi)[^?]*besoin|aider|envie|espér|attend|différent)/iu,
    shape: {
      id: 'wishes-that',
      patterns: [],
      heard: ['Voilà ce qui aiderait, dit clairement.', 'C’est précis, et cela se demande.'],
      questions: ['Qu’est-ce qui l’empêche, pour l’instant ?', 'Quel en serait le premier bout, dès demain ?'],
    },
  },
]

const ANSWERS =
  /^(?:(?:bah|ben|euh|surtout|juste|déjà|non mais|oui|lol|mdr) )*(?:(?!hier(?!\p{L}))(?:que |qu’|de (?!ce )|d’)(?=\p{L})|(?!hier(?!\p{L}))(?:l’|le |la |les |me |m’|ne pas )?\p{L}{2,}(?:er|ir|dre|ire)(?!\p{L}))/iu

/** Null where nothing of this was asked, or it is told as a sentence of its own. */
export function answerTold(clause: string, asked: string | null): Shape | null {
  if (!asked || !ANSWERS.test(clause)) return null
  return answersTold.find((answer) => answer.asked.test(asked))?.shape ?? null
}
