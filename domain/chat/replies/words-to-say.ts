import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { peopleIn, spokenOfThem } from '../person-spoken-of.ts'
import { isAboutThem } from '../who-is-in-danger.ts'
import { type Heard, isForbiddenRequest } from './care-answer.ts'
import { join } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { complains } from './repair.ts'
import { nextWording } from './rotation.ts'
import { whoIsMeant } from './someone-named.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const asksForWords = test([
  'je (lui|leur) (dis|écris|mets|explique|annonce) (quoi|ça comment|comment)',
  '(quoi|que|comment) [je|est ce que je] (lui|leur) (dire|dis|écrire|écris|annoncer|expliquer|explique|parler|parle)',
  'comment (lui|leur) (dire|annoncer|expliquer|parler)',
  'comment (je|j) (dis|demande|explique|annonce) [ça|cela] à *',
  '(une|la|des|quelques|deux) (phrase*|mots) .. (pour|à (dire|envoyer|lui|leur|ma|mon)) *',
  '(auriez|avez|aurais|aurait|donner|donnez|donne|proposer|voudrais|voulais|veux|demande|cherche) .. (une phrase|des mots|quelques mots)',
  '(une phrase|des mots) (svp|s il vous plaît|$)',
])
/** « C’est pour sa mère que je demande »: of what was asked before. */
const saysForWhom = test([
  'pour (ma|mon|mes|sa|son|ses|leur|leurs) * .. (demande|demandais|parle|parlais|voulais|veux)',
])
/** Last words are never written, nor those for the rescue, which are known elsewhere. */
const isForSomethingElse = test([
  '(adieu*|lettre*|au revoir|testament|quand je serai plus|après ma mort|dernier*|pompiers|samu|secours|15|112|17|police|3114|3018|3919|3977|119)',
])
/** As long as a question is still open. */
const TURNS_OF_A_QUESTION = 2
const OF_ANOTHER =
  /(?<!\p{L})(sa|son|ses) (m[èe]re|p[èe]re|parents|s(?:œ|oe)ur|fr[èe]re|mari|femme|copain|copine|colocs?|amie?s?|voisine?s?)(?!\p{L})/iu
const TO_A_PROFESSIONAL =
  /(?<!\p{L})(?:ma|mon|la|le|au|à la) (?:cadre|chef(?:fe)?|manager|patronn?e?|directeur|directrice|m[ée]decin|docteur|psy|infirmi[èe]re|prof|cpe|sage-femme)(?!\p{L})/iu

/** What could kill, named in asking: the words name it too, so that somebody takes it away. */
const MEDICINES =
  /(?<!\p{L})(?:m[ée]dicaments?|m[ée]docs?|cachets?|comprim[ée]s?|pilules?|somnif[èe]res?|bo[iî]tes?|plaquettes?|morphine|ampoules?|piq[uû]res?|insuline)(?!\p{L})/iu
const OTHER_MEANS = /(?<!\p{L})(?:fusil|arme|carabine|pistolet|corde|lames?|rasoir|couteau|cutter)(?!\p{L})/iu
/** « Je vais pas lui dire que j’ai gardé des cachets » */
const WOULD_NOT_SAY =
  /(?<!\p{L})(?:pas|jamais) (?:\p{L}+ ){0,2}(?:lui |leur |le )?(?:dire|avouer|parler|raconter)(?!\p{L})|sans (?:lui |leur )?(?:dire|parler)/iu
/** « Les cachets de ma mère »: whose they are, and not who is to be told. */
const THEIR_OWNER = new RegExp(`${MEDICINES.source}\\s+(?:de|à) (?:ma|mon|mes) \\p{L}+`, 'iu')

/** Words that can be said as they are, by what they are about. {à} is put in: « À votre sœur ». */
const sentences = {
  besideThem: [
    '{À} : « J’ai peur pour sa vie, là, maintenant. Entrez, restez avec {lui}, mettez les médicaments hors de portée. Moi, j’appelle le 15. » Si la porte ne s’ouvre pas, dites-le au 15 aussi.',
    '{À}, en trois phrases : « Ouvrez la porte, même sans son accord. Restez avec {lui}, sans sortir de la pièce. Le 15 vous dira quoi faire, j’appelle. »',
  ],
  besideThemLater: [
    '{À} : « Je m’inquiète pour {lui}, au point d’avoir peur pour sa vie. Pouvez-vous être là ce soir, et en parler avec {lui} ? » Le 3114 conseille aussi les proches.',
  ],
  images: [
    '{À} : « J’ai des images qui me font peur quand je m’occupe de {enfant}. Je ne veux pas lui faire de mal, et j’ai besoin que tu sois là. » Ajoutez, si cela aide : « J’en parle aussi à un médecin. »',
    'Plus court, {à} : « Depuis la fatigue, des images horribles me viennent, et elles m’effraient. Ce ne sont pas des envies. Tu peux rester avec nous un moment ? »',
  ],
  selfInjury: [
    '{À} : « Quand ça déborde, je me fais du mal. Je ne te demande pas de régler ça, seulement de le savoir et d’être là. »',
    'Par écrit si c’est plus facile, {à} : « J’ai quelque chose de dur à te dire : je me fais du mal. Ne crie pas, reste avec moi. »',
  ],
  own: [
    '{À} : « Ça ne va pas du tout, j’ai des idées qui me font peur. Reste avec moi, je n’attends pas de solution. » Si la panique monte : « Assieds-toi là, et appelons le 3114 ensemble. »',
    'Deux phrases, {à} : « J’ai pensé à mourir, et je ne veux pas rester sans personne cette nuit. Reste à côté de moi, même sans parler. »',
  ],
  medicines: [
    '{À} : « Il y a des médicaments chez moi, et je ne me fais pas confiance ce soir. Prends-les avec toi, s’il te plaît, et reste un moment. » D’ici là, laissez-les où ils sont, et changez de pièce.',
    'Plus court, {à} : « Emporte les médicaments ce soir, je t’expliquerai après. »',
  ],
  medicinesUnsaid: [
    '{À} : « Viens t’asseoir près de moi, ça ne va pas, et j’ai peur de moi ce soir. » Vous n’avez pas à tout raconter ; une seule phrase de plus protège : « Il y a des médicaments ici, prends-les. »',
    'Sans rien expliquer, {à} : « Ça ne va pas, reste avec moi. Et emporte les médicaments qui sont ici, je te dirai pourquoi plus tard. »',
  ],
  otherMeans: [
    '{À} : « Il y a ici quelque chose de dangereux pour moi, et je ne me fais pas confiance ce soir. Emporte-le, s’il te plaît, et reste un moment. » D’ici là, une porte fermée entre cela et vous.',
  ],
  ownToAProfessional: [
    '{À} : « Je ne vais pas bien du tout, j’ai des idées noires. J’ai besoin d’aide aujourd’hui, et je préfère vous le dire. »',
  ],
} as const

/** What somebody asks to be told to say, to the one they name; null when nothing was asked, or it is for another kind of help. */
export function wordsToSay(state: ConversationState, heard: Heard): string | null {
  if (!isAsked(state, heard) || isForbiddenRequest(heard.sentences) || heard.sentences.some(isForSomethingElse))
    return null
  const about = subjectOf(state, heard.message)
  const words = about ? nextWording(state, `tip words to say ${about}`, sentences[about]) : null
  if (!words) return null
  const to = calledIn(state, heard.message)
  const said = words
    .replace('{À}', to ? `À ${to}` : 'Par exemple')
    .replace(', {à}', to ? `, à ${to}` : '')
    .replace('{enfant}', state.speaksOfBaby ? 'mon bébé' : 'mon enfant')
  return join([heard.sentences.some(complains) ? ownError(state) : null, spokenOfThem(state, said)])
}

function isAsked({ question, turn }: ConversationState, { sentences: said }: Heard): boolean {
  if (said.some(asksForWords)) return true
  const isOpen = question !== null && turn - question.turn <= TURNS_OF_A_QUESTION
  return isOpen && said.some(saysForWhom) && toSentences(question.words).some(asksForWords)
}

function subjectOf(state: ConversationState, message: string): keyof typeof sentences | null {
  const { risk, safety } = state
  // For the one in danger other words are known.
  if (isAboutThem(state)) {
    if (!OF_ANOTHER.test(message)) return null
    return risk.situation === 'other-imminent' ? 'besideThem' : 'besideThemLater'
  }
  if (risk.situation === 'others') return safety.images ? 'images' : null
  if (risk.level !== 'crise' || risk.situation === 'attempt' || risk.situation === 'method-question') return null
  if (risk.situation === 'self-injury') return 'selfInjury'
  if (risk.isGuessed || risk.situation === 'medical') return null
  if (MEDICINES.test(message)) return WOULD_NOT_SAY.test(message) ? 'medicinesUnsaid' : 'medicines'
  if (OTHER_MEANS.test(message)) return 'otherMeans'
  return TO_A_PROFESSIONAL.test(message) ? 'ownToAProfessional' : 'own'
}

/** The one they name in asking, or spoke of last. */
function calledIn(state: ConversationState, message: string): string | null {
  const another = OF_ANOTHER.exec(message)?.[0].toLowerCase()
  if (another && isAboutThem(state)) return another.replace('mere', 'mère').replace('pere', 'père')
  const owner = THEIR_OWNER.exec(message)?.[0]
  const [ofOwner] = owner ? peopleIn(owner) : []
  const rest = owner ? message.replace(owner, '') : message
  const spokenOf = state.spokenOf.filter(({ called }) => called !== ofOwner?.called)
  const called = whoIsMeant({ ...state, spokenOf }, rest)
  return called === 'cette personne' ? null : called
}
