import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { peopleIn } from '../person-spoken-of.ts'
import type { Situation } from '../risk.ts'
import { saysHelpIsComing, saysHelpIsThere } from './help-on-its-way.ts'
import { nextWording } from './rotation.ts'
import { type SafetyFact, type SafetyPoint, safetyQuestions } from './safety-questions.ts'
import { isPlace } from './steps-away.ts'
import { wordings } from './wordings.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** To whether somebody thinks of suicide, not saying no is a yes; to whether they are safe, not saying yes is a no. */
const hesitates = test([
  "^ [ben|bah|euh|bon|ah|mouais] (peut être|ptet|ptetre|p'têt) [bien] [que] [oui|un peu|parfois|des fois|je sais pas] $",
  "^ [ben|bah|euh|bon|ah] (c'est|ça) [trop|un peu|plus|assez|juste] (compliqué|difficile|pas si simple|dépend)",
  '^ [ben|bah|euh|bon|ah] (je [ne] sais|sais|chais) (pas|plus) [trop|vraiment|bien|quoi (dire|répondre)|comment (dire|répondre)] $',
  "(j'ose|ose|veux|peux|préfère) pas (le dire|répondre|en parler|l'écrire) $",
])
const saysYes = test([
  '^ [ben|bah|euh|bon|ah] (oui|ouais|oue|ui|wi|yes|exactement|en effet|voilà|carrément|grave|tout à fait|souvent|parfois|tous les jours|tout le temps)',
  "^ [ben|bah|euh] (si|un peu|des fois|toujours|beaucoup|ça arrive|ça m'arrive) $",
])
/** Of thoughts, « oui, j’ai appelé » is no confession. */
export const saysPlainYes = test([
  "^ [ben|bah|euh|bon|ah] (peut être|ptet|ptetre|p'têt) [,] [bien|oui|un peu|c'est compliqué|je sais pas]",
  "^ [ben|bah|euh|bon|ah] (oui|ouais|oue|ui|wi|yes|exactement|en effet|voilà|carrément|grave|tout à fait) [,] [un peu|parfois|souvent|ça m'arrive|ça arrive|tout le temps|des fois|je crois|je pense|malheureusement|beaucoup|tous les jours|de plus en plus|en ce moment|vraiment|franchement] $",
  "^ [ben|bah|euh] (si|un peu|des fois|toujours|beaucoup|souvent|parfois|tous les jours|tout le temps|ça arrive|ça m'arrive) [oui|ouais|quand même] $",
])
const saysNo = test([
  '^ [ben|bah|euh|bon|ah] (non|nan|nope|pas vraiment|pas du tout|pas trop|jamais|personne|aucun*|pas encore|même pas)',
])
/** « J’y pense » answers by itself. */
export const saysThinkingOfIt = test([
  'je [ne] y (pense|ai pensé|pensais|songe) & ! (pense|pensé|pensais|songe) (pas|jamais|guère|plus du tout|plus maintenant|plus $)',
  "(m'arrive|arrive) de y penser",
  "je (pense|songe) à (partir|disparaître|m'en aller|en finir)",
])
/** A wish not to wake up: how far it goes is asked next. */
export const tellsPassiveThoughts = test([
  '(réveillais|réveiller|réveille|réveillerais) (pas|plus)',
  'plus me réveiller',
  '(dormir|endormir) .. (plus|jamais) .. réveill*',
  '(ne plus|plus) (être là|exister|être de ce monde)',
  '(juste|envie de|voudrais|seulement) disparaître',
])
const saysNobody = test(['personne'])
const saysNotAlone = test(['(pas|plus) [tout|toute] (seul|seule)'])
const saysWhere = test(['(oui|non) [je suis] (au|à|chez|dans|en|avec|sur) *'])
const saysFine = test(['(ça va|je vais bien|tout va bien)'])
/** An astonished or annoyed word may come first. */
const SENTENCES_BEFORE_AN_ANSWER = 1
/** Past these, a message says something of its own, and is read for it. */
const LONGEST_ANSWER_WORDS = 5
/** « Non, je ne pense pas à cela, je suis croyante »: of thoughts, a longer no is still one. */
const LONGEST_DENIAL_WORDS = 12
const denies = test(['(pas|jamais|rien|aucun*)'])
const thoughts = new Set<SafetyPoint>(['suicide', 'dark-thoughts', 'plan'])

/** « Oui » or « non » to what was just asked; null when the message says something else. « Pourquoi cette question ? Ouais, un peu. » says yes. */
export function answerTo(sentences: readonly PlainText[], asked: SafetyPoint): boolean | null {
  const answers = sentences
    .slice(0, SENTENCES_BEFORE_AN_ANSWER + 1)
    .map((_, at) => answerAtOnce(sentences.slice(at), asked))
  return answers.find((answer) => answer !== null) ?? null
}

function answerAtOnce(sentences: readonly PlainText[], asked: SafetyPoint): boolean | null {
  const first = firstClause(sentences)
  if (thoughts.has(asked) && sentences.some(saysThinkingOfIt)) return asked === 'plan' ? null : true
  if (hesitates(first) && (asked === 'suicide' || asked === 'safe')) return asked === 'suicide'
  if (thoughts.has(asked) && saysNo(first) && first.length <= LONGEST_DENIAL_WORDS && denies(first)) return false
  if (asked === 'company' && saysNotAlone(first)) return true
  if (first.length > LONGEST_ANSWER_WORDS) return null
  if (saysFine(first)) return asked === 'safe' ? true : null
  if (saysWhere(first)) return null
  if (saysNo(first)) return thoughts.has(asked) && saysNobody(first) ? null : false
  return (thoughts.has(asked) ? saysPlainYes : saysYes)(first) ? true : null
}

function firstClause([first = []]: readonly PlainText[]): PlainText {
  const end = first.indexOf(',')
  return end > 0 ? first.slice(0, end) : first
}

export const deniesSuicide = test([
  '(pas|jamais) [pour|envie de|vouloir] mourir',
  '(pense|pensais|songe) (pas|jamais) [du tout] (au suicide|à me tuer|à mourir)',
  'pas envie de me (tuer|suicider)',
  '^ [le|au] suicide [,] non',
  'pas suicidaire*',
  'sans vouloir mourir',
])

/** Far from a bridge or a platform; of tablets it says nothing. */
const atHome = test([
  '(suis|reste) .. (dans mon lit|au lit|couché*|chez moi|à la maison|dans ma chambre|sur (le|mon) canapé) & ! (pas|plus|loin)',
])

const saysDone = test(["^ [voilà|ok|oui|bon|ça y est] (c'est|cest) fait $", '^ [voilà|ok] fait $'])

interface Statement {
  point: SafetyFact
  is: boolean
  isMet: (sentence: PlainText) => boolean
  answers: readonly string[]
}

const SOMEONE =
  '(elle|il|ils|{proche}|coloc|voisin*|parents|copain|copine|pote|mère|père|soeur|frère|ami*|femme|mari|épouse|époux)'

/** Said without being asked. In the mouth of somebody who fears another person these words may mean the contrary. */
const statements: readonly Statement[] = [
  {
    point: 'helped',
    is: true,
    isMet: saysHelpIsThere,
    answers: wordings.helpIsThere,
  },
  {
    point: 'called',
    is: true,
    isMet: saysHelpIsComing,
    answers: [
      'C’est un pas important. Dites-leur tout ce que vous m’avez écrit.',
      'Bien. Gardez ce lien ouvert jusqu’à ce que quelqu’un soit là.',
    ],
  },
  {
    point: 'company',
    is: false,
    isMet: test([
      "(j'ai|il y a|y a|n'ai|ya) personne",
      'personne [ne] est (là|avec)',
      '(suis|reste) [tout|toute] (seul|seule)',
      '^ [tout|toute|oui|non] (seul|seule) $',
    ]),
    answers: safetyQuestions.company.no,
  },
  {
    point: 'company',
    is: true,
    isMet: test([
      `${SOMEONE} [*] (arrive*|vient|viennent|passe|va venir|vont venir|peut venir|peuvent venir|rentre à|rentre vers|rentre dans|rentre bientôt|revient à|sera là) & ! (demain|jamais|pas|plus|quand|souvent|tous les|chaque|parfois|vient de)`,
    ]),
    answers: [
      'Bien. Préparez une seule phrase à lui dire, et ouvrez dès son arrivée.',
      'C’est une bonne chose. D’ici là, restez dans une pièce sûre, le téléphone en main.',
    ],
  },
  {
    point: 'company',
    is: true,
    isMet: test([
      `${SOMEONE} [oui] (est|sont|reste*) [là] (avec moi|chez moi|près de moi)`,
      '^ [ça y est|ok|voilà] (il|elle|ils|elles) (est|sont) [enfin|bien] (là|arrivé*) (,|$)',
      '(suis|reste) [là] (avec|chez) (elle|lui|eux|ma|mon|mes|un|une|des)',
      'on (a|est) (parlé|ensemble)',
      '(elle|il) me (tient|serre|prend) .. (main|bras)',
      `${SOMEONE} [*] (est revenu*|est rentré*|reste [ici] avec moi|est resté*)`,
    ]),
    answers: [
      'C’est une bonne chose. Restez ensemble, même sans parler.',
      'Cette présence protège. Gardez-la près de vous encore un moment.',
      'Bien. Vous pouvez lui montrer ce que vous m’avez écrit.',
    ],
  },
  {
    point: 'company',
    is: true,
    isMet: test([
      `${SOMEONE} [oui] (est|sont|dort|dorment) [là|juste|dans|à|au] (là|ici|à côté|à la|chambre|maison|salon|côté|la|le jardin|jardin|cuisine|étage|bureau|cave|lit|en bas|en haut)`,
      '(elle|il|ils) (dort|dorment)',
      `${SOMEONE} [*] (habite*|vit|vivent) (en face|à côté|tout près|au dessus|au dessous|sur le palier)`,
    ]),
    answers: [
      'Quelqu’un est donc tout près. On peut aller vers cette personne, et même la réveiller, pour cela.',
      'Cette présence compte. Une phrase suffit : « Reste avec moi, ça ne va pas. »',
    ],
  },
  {
    point: 'company',
    is: true,
    isMet: test([
      '(vais|je vais) (la|le|les|lui|leur) (réveiller|écrire|rejoindre|voir|parler|dire|appeler)',
      'je (la|le|les) (réveille|rejoins)',
      'vais (toquer|frapper|sonner|descendre|monter|aller) (chez|à sa|à la) *',
    ]),
    answers: ['Bien. Faites ce pas maintenant, je reste ici.', 'C’est le bon geste. Une phrase suffit pour commencer.'],
  },
  {
    point: 'company',
    is: true,
    isMet: test([`${SOMEONE} [*] (peut|va|pourrait) (m'appeler|me rappeler|me rejoindre|me téléphoner|m'aider)`]),
    answers: [
      'Écrivez-lui maintenant, un mot suffit : « Appelle-moi. »',
      'Bien. N’attendez pas son appel : faites signe en premier.',
    ],
  },
  {
    point: 'safe',
    is: true,
    isMet: test(['(suis|me sens) [bien|oui] en sécurité & ! (pas|plus)', 'ça va pour (cette nuit|ce soir|l instant)']),
    answers: safetyQuestions.safe.yes,
  },
  {
    point: 'away',
    is: true,
    isMet: atHome,
    answers: [
      'D’accord, vous êtes à la maison, loin de cet endroit.',
      'Bien, vous êtes chez vous. Restez-y cette nuit.',
    ],
  },
  {
    point: 'safe',
    is: false,
    isMet: test([
      '(sais pas|pas sûr*|pas certain*) [si|que|de] .. (va aller|tenir|tiendrai|passer) [*] (cette nuit|la nuit|ce soir|jusque demain)',
      '(tiendrai|tiens|passerai|tenir) (pas|plus) (cette nuit|la nuit|ce soir|jusque demain)',
      'peur de (cette nuit|ce soir|moi|ce que je (peux|pourrais|vais) (faire|me faire))',
      '(ça|cela) va pas aller (cette nuit|ce soir)',
    ]),
    answers: [
      'Alors pas cette nuit sans personne : quelqu’un qui vient dormir là, ou vous chez quelqu’un. Et si personne ne le peut, les urgences d’un hôpital vous gardent jusqu’au matin.',
      'Cette nuit se passe à deux, alors : un proche, un voisin, ou l’accueil d’un hôpital, à n’importe quelle heure.',
    ],
  },
  {
    point: 'suicide',
    is: false,
    isMet: deniesSuicide,
    answers: [
      'Merci de le dire clairement. Si cela changeait, vous pouvez me l’écrire tel quel.',
      'D’accord, je l’entends. Ce que vous vivez mérite du soutien, même sans cela.',
    ],
  },
  {
    point: 'plan',
    is: false,
    isMet: test([
      'rien (prévu|de prévu|de précis|préparé|de concret)',
      '(pas|aucun*) [de] (plan|façon|méthode)',
      '(façon|moment|méthode) [,] non',
      'vais (rien|pas le) faire',
      'ferai (rien|pas)',
    ]),
    answers: safetyQuestions.plan.no,
  },
  {
    point: 'means',
    is: false,
    isMet: test([
      "(l'ai|les ai|j'ai tout) (rangé*|jeté*|donné*|confié*|rendu*|posé*|mis*|éloigné*|vidé*)",
      "j'ai (jeté*|rangé*|rendu*|vidé*|détruit*|confié*) (ce que|tout|les|la|le|mes|mon|ma)",
      '(voisin*|frère|soeur|père|mère|ami*|femme|mari) (peut|va|vient) [venir] (le|la|les) (prendre|garder|chercher)',
      '(suis|je suis) (rentré*|redescendu*|descendu*|revenu*|éloigné*|sorti*)',
      '(coupé le contact|moteur coupé|sorti* de la voiture)',
      "(j'ai|ai) (fermé|refermé|claqué) (le|la|cette) (tiroir|placard|porte|armoire|fenêtre|boîte)",
      'suis (dans (la cuisine|le salon|le couloir|une autre pièce|la rue|le jardin)|dehors|sur le palier) [là|maintenant|,|$]',
      "(il|elle|{proche}) (a|l'a|les a) (pris|emporté|gardé|caché|emmené|récupéré|jeté) .. (fusil|arme|médicaments|boîte*|cachets|clés|corde|couteau|lames)",
      "(j'ai|ai) (mis|descendu|porté|planqué|caché) .. (voiture|cave|dehors|poubelle|garage|coffre|grenier|clé|voisin*|portée|palier)",
      "(j'ai|ai) (tout|les|la|le) (jeté*|vidé*|rendu*|confié*|donné*)",
      "je (sors|descends|rentre|m'éloigne|recule)",
    ]),
    answers: wordings.putAway,
  },
  {
    point: 'safe',
    is: true,
    isMet: test([
      '(vais|je) (lui|leur) (porter|porte|donner|donne|confier|confie|remettre|remets|apporter|apporte) (la|les|le|mon|mes|tout|ça)',
      '(vais|je) (porter|confier|remettre|donner|rendre) (la|les|le|mon|mes) (clé*|fusil|arme|boîte*|médicaments|cachets) (à|chez|au)',
    ]),
    answers: [
      'C’est le bon geste. Faites-le maintenant, et restez un peu avec cette personne.',
      'Oui, allez-y tout de suite, même sans rien expliquer. Écrivez-moi quand ce sera fait.',
    ],
  },
]

const ofAnother = new Set<Situation>(['other-imminent', 'other-worry', 'others', 'child', 'elder', 'voices'])
const namesSomeone = test(['{proche}', '(coloc|voisin*|collègue*)'])

/** Answers after which the next hours are what matters. */
const bringsNear: Partial<Record<SafetyFact, boolean>> = { plan: true, means: true, safe: false }

/** Notes what a message says of somebody's safety, whatever it is answered for, and gives the points it told of. */
export function noteStatements(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): ReadonlySet<SafetyFact> {
  const told = statementsIn(state, sentences)
  for (const { point, is } of told) {
    state.safety[point] = is
    if (is === bringsNear[point]) state.risk.immediate = true
    if ((point === 'means' && !is) || (point === 'away' && is && isPlace(state.atHand))) state.atHand = null
    if (point === 'company') state.beside = is ? (peopleIn(message)[0]?.called ?? state.beside) : null
  }
  return new Set(told.map(({ point }) => point))
}

function statementsIn({ risk, atHand }: ConversationState, sentences: readonly PlainText[]): Statement[] {
  // « Il dort », « elle est là » say nothing of company where « il » is the one in danger, or « elle » a voice.
  const isOfAnother = risk.situation !== null && ofAnother.has(risk.situation)
  const mayBeCompany = !isOfAnother || sentences.some(namesSomeone)
  const isThinkingOfIt = sentences.some(saysThinkingOfIt)
  const isOfPlace = isPlace(atHand)
  // « C’est fait », of what was to be put away, tells of no call.
  if (atHand !== null && sentences.some(saysDone)) return statements.filter(({ point }) => point === 'means')
  return statements.filter(
    ({ point, isMet }) =>
      (mayBeCompany || point !== 'company') &&
      (isOfPlace || point !== 'away') &&
      !(isThinkingOfIt && point === 'suicide') &&
      sentences.some(isMet),
  )
}

/** Notes what is known by now of somebody's safety, and answers it; null when the message says nothing of it. */
export function safetyAnswer(
  state: ConversationState,
  asked: SafetyPoint | null,
  sentences: readonly PlainText[],
  { isGrave = false }: { isGrave?: boolean } = {},
): string | null {
  const isConfirmed = state.used['suicide question'] && !state.safety.suicide && sentences.some(saysThinkingOfIt)
  if (isConfirmed) {
    state.safety.suicide = true
    return nextWording(state, 'answer suicide true', safetyQuestions.suicide.yes)
  }
  const [statement] = statementsIn(state, sentences)
  if (statement) {
    state.safety[statement.point] = statement.is
    return nextWording(state, `said ${statement.answers[0]}`, statement.answers)
  }
  const answer = asked ? answerTo(sentences, asked) : null
  if (!asked || answer === null) return null
  // « Oui, je pense à partir » is no yes to being safe.
  if (asked === 'safe' && answer && isGrave) return null
  state.safety[asked] = answer
  if (answer === bringsNear[asked]) state.risk.immediate = true
  if (asked === 'away' && answer) state.atHand = null
  const { hesitant } = safetyQuestions[asked]
  if (hesitant && hesitates(firstClause(sentences))) return nextWording(state, `answer ${asked} hesitant`, hesitant)
  return nextWording(state, `answer ${asked} ${answer}`, safetyQuestions[asked][answer ? 'yes' : 'no'])
}
