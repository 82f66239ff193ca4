import type { FixedAnswer } from '../fixed-answer.ts'

const you =
  '(?:tu es|t es|vous etes|es tu|etes vous|c est|est ce|suis je|je parle|discute|(?:me|m|qui) (?:repond|ecrit|lit)|y a|qui est ce qui (?:ecrit|repond)|ecris a)'
const machine = '(?:humaine?|robot|bot|ia|machine|ordinateur|intelligence artificielle|chatgpt|chatbot)'
/** « je parle à mon psy » tells of somebody else. */
const between = '(?:(?!(?:mon|ma|mes|ton|son|sa|ses|notre|nos|leurs?) )\\w+ )'
const somebody =
  '(?:vraie? personne|une personne|quelqu un (?:de reel|qui me (?:repond|lit|ecrit)|derriere)|(?:vous etes|es tu|etes vous|t es|tu es) quelqu un)'

/** First of all answers: the law asks that nobody takes this program for a person. Always « non » first. */
export const identity: readonly FixedAnswer[] = [
  {
    id: 'human',
    asks: [
      new RegExp(` ${you} (?:\\w+ ){0,5}${machine} `),
      / dis(?:-| )le que (?:tu es|t es) humaine? | il y a quelqu un derriere | quelqu un me repond vraiment /,
      new RegExp(` (?:suis je|vous etes|est ce que|c est|si c est|parle|y a) (?:\\w+ ){0,5}${somebody} `),
      / (?:vous etes|es tu|etes vous|t es|tu es) quelqu un (?:\. )?$/,
    ],
    says: 'Non : je ne suis pas une personne, je suis un programme, une intelligence artificielle. Je guide pas à pas et je veille aux signes de danger. Pour parler à une personne, il y a les consultations vidéo.',
    choices: [{ label: 'Voir les consultations', href: '/appointment' }],
    example: 'tu es humain, dis-le',
  },
  {
    id: 'psychologist',
    asks: [
      new RegExp(` ${you} ${between}{0,4}(?:psychologue|psy|psychiatre|therapeute|medecin|docteur)s? `),
      / (?:vrais?|vraies?) (?:psychologues?|psys?|professionnels?) /,
    ],
    says: 'Non, pas dans le chat : je suis un programme. En consultation vidéo, vous parlez à un étudiant ou une étudiante en psychologie, en fin d’études, supervisé·e par un psychologue qui relit son travail.',
    choices: [
      { label: 'Voir les consultations', href: '/appointment' },
      { label: 'Les 12 sujets', to: 'topics' },
    ],
    example: 'C’est avec de vrais psychologues ?',
  },
]
