import type { FixedAnswer } from '../fixed-answer.ts'
import { near } from '../near.ts'

const you =
  '(?:tu es|t es|vous etes|es tu|etes vous|c est|est ce|suis je|je parle|parle je|discute|echanger|(?:me|m|qui) (?:repond|ecrit|lit)|y a|ecris a)'
const machine = '(?:humaine?|robot|bot|ia|machine|ordinateur|intelligence artificielle|chatgpt|chatbot)'
/** « je parle à mon psy » tells of somebody else. */
const between = '(?:(?!(?:mon|ma|mes|ton|son|sa|ses|notre|nos|leurs?) )\\w+ )'
const somebody =
  '(?:(?:vraie?|une) personne(?= (?:\\. |$|ou |qui |reelle|ici|la |derriere))|quelqu un (?:de (?:reel|vrai)|qui me (?:repond|lit|ecrit)))'
/** As it is typed, too. */
const one = '(?:quelqu un|quelqun|quelque|qqu?n|du monde)'
const screen =
  '(?:derriere (?:\\. |$|l? ?ecran|ca|cet?te?|tout|votre|le (?:clavier|chat))|au bout|en ligne|de l autre cote)'

/** First of all answers: the law asks that nobody takes this program for a person. Always « non » first. */
export const identity: readonly FixedAnswer[] = [
  {
    id: 'human',
    asks: [
      new RegExp(` ${you} (?:\\w+ ){0,5}(?:${machine}|${somebody}) `),
      new RegExp(` (?:${one}|une personne) (?:\\w+ ){0,2}${screen}| quelqu un me repond `),
      new RegExp(
        ` (?:y a(?: t il)?|je parle(?: bien)? a|vous etes|es tu|etes vous|t es|tu es) (?:\\w+ )?${one}(?: ici| la| ou pas| vraiment)* (?:\\. )?$`,
      ),
      / (?:a qui|avec qui|qui) (?:est ce que )?(?:je |j )?(?:parle|ecris|discute|echange) (?:\w+ ){0,2}(?:\. |$)| (?:je|j) (?:parle|ecris) (?:\w+ )?(?:a|avec) qui | (?:t es|tu es|vous etes|c est) qui (?:\. |$)| qui (?:es tu|etes vous|me repond|m ecrit|me lit|est la) /,
      / dis le que (?:tu es|t es) humaine? | (?:es tu|etes vous|tu es|t es|vous etes) (?:\w+ )?(?:reel\w*|vraie?) (?:\. |$|ou )| (?:humaine?|vraie? personne) (?:peut|va|pourrait) me (?:repondre|lire|ecrire) /,
    ],
    says: 'Non : je ne suis pas une personne, je suis un programme, une intelligence artificielle. Je guide pas à pas et je veille aux signes de danger.',
    offers: 'Pour parler à une personne, il y a les consultations vidéo.',
    choices: [{ label: 'Voir les consultations', href: '/appointment' }],
    example: 'tu es humain, dis-le',
  },
  {
    id: 'psychologist',
    asks: [
      new RegExp(` ${you} ${between}{0,4}(?:psychologue|psy|psychiatre|therapeute|medecin|docteur)s? `),
      near('(?:psychologues?|psys?|professionnels?|praticiens?|therapeutes?)', '(?:vrais?|vraies?|reels?|reelles?)', 6),
      near('(?:consultations?|seances?|rendez vous|visio)', '(?:robot|ia|machine|humaine?|(?:vraie|une) personne)', 8),
    ],
    says: 'Non, pas dans le chat : je suis un programme.',
    offers:
      'En consultation vidéo, vous parlez à un étudiant ou une étudiante en psychologie, en fin d’études, supervisé·e par un psychologue qui relit son travail.',
    choices: [
      { label: 'Voir les consultations', href: '/appointment' },
      { label: 'Les 12 sujets', to: 'topics' },
    ],
    example: 'C’est avec de vrais psychologues ?',
  },
]
