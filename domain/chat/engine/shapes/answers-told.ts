import type { Shape } from './shape.ts'

/** What « que … », « de … » or « dormir » answers is told by what we asked. */
interface AnswerTold {
  asked: RegExp
  shape: Shape
}

export const answersTold: readonly AnswerTold[] = [
  {
    asked:
      /(?:redoute(?:nt)?|crain(?:t|gnent)|inquiète(?:nt)?)(?:-t)?-(?:ils?|elles?)|(?:ont|a)-(?:t-)?(?:ils?|elles?) peur/iu,
    shape: {
      id: 'they-fear-that',
      patterns: [],
      heard: [
        'Voilà donc ce qui les inquiète, et ce n’est pas forcément votre avis.',
        'C’est leur crainte, telle que vous l’entendez.',
      ],
      questions: ['Qu’aimeriez-vous répondre à cette crainte ?', 'Qu’est-ce qui pourrait les rassurer, d’après vous ?'],
    },
  },
  {
    asked: /crai(?:gn|nd)|redout|inquiét|inquiète|peur/iu,
    shape: {
      id: 'fears-that',
      patterns: [],
      heard: [
        'Vous craignez {crainte}.',
        'C’est cela qui vous tient en alerte, donc.',
        'Voilà la peur, dite telle quelle.',
      ],
      questions: [
        'Qu’est-ce qui rendrait cela moins probable ?',
        'Et si cela arrivait, sur qui pourriez-vous compter ?',
      ],
    },
  },
  {
    asked:
      /(?:pouvoir|voulu|aimé|aimeriez|voudriez)[^?]*(?:dire|répondre)|diriez|entende|comprenne|importe|qui compte|faire (?:passer|comprendre)/iu,
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
      heard: ['Vous aimeriez {souhait}.', 'C’est un souhait qui se comprend.', 'Cela a le mérite d’être clair.'],
      questions: ['Qu’est-ce qui vous en rapprocherait un peu ?', 'Qu’est-ce qui serait différent, alors ?'],
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
